import type { SupabaseClient } from '@supabase/supabase-js';
import type { Language } from './language.ts';
import type { Letter } from './mail.ts';

type What = 'welcome' | 'deletion asked' | 'deletion done' | 'digest';

/** Where nobody is named, the comma before the name goes as well. */
const filled = (pattern: string, values: Readonly<Record<string, string | null>>): string =>
  pattern.replaceAll(/(, )?\{(\w+)\}/g, (_, comma: string | undefined, name: string) =>
    values[name] ? `${comma ?? ''}${values[name]}` : '',
  );

/** What a mail says: as the office has published it, or as it is built in. */
export async function mailWords(
  service: SupabaseClient,
  what: What,
  language: Language,
  values: Readonly<Record<string, string | null>>,
): Promise<Pick<Letter, 'language' | 'subject' | 'paragraphs'>> {
  const { data, error } = await service
    .rpc('mail_words', { what, language })
    .single<{ title: string; message: string | null }>();
  if (error) throw error;
  const { title, message } = data;
  const paragraphs = message?.split(/\n\s*\n/).map((paragraph) => filled(paragraph, values)) ?? [];
  return { language, subject: filled(title, values), paragraphs };
}
