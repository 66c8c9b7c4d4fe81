import type { SupabaseClient } from '@supabase/supabase-js';

const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** In which a person uses the app. */
export async function languageOf(service: SupabaseClient, userId: string): Promise<Language> {
  const { data, error } = await service.from('user_settings').select('language').eq('id', userId).maybeSingle();
  if (error) throw error;
  return ((data ?? {}) as { language?: Language }).language ?? 'en';
}

/** What the browser would rather read, where nobody is known. */
export function languageAskedFor({ headers }: Request): Language {
  const asked = (headers.get('accept-language') ?? '').toLowerCase().split(',');
  const known = asked.map((each) => LANGUAGES.find((language) => each.trim().startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}
