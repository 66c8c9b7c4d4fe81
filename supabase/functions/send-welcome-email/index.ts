import type { SupabaseClient, User } from '@supabase/supabase-js';
import { z } from 'zod';
import { productName } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { languageOf } from '../_shared/language.ts';
import type { Language } from '../_shared/language.ts';
import { sendMail } from '../_shared/mail.ts';
import type { Letter } from '../_shared/mail.ts';
import { openAction } from '../_shared/open-action.ts';
import { claimMail, ownCaller, releaseMail, serviceClient } from '../_shared/supabase.ts';
import { WORDS } from './words.ts';

const body = z.object({ userId: z.uuid() });

/** The current name; the one given at sign-up may predate the rules for names. */
async function firstNameOf(service: SupabaseClient, userId: string): Promise<string | null> {
  const profile = service.from('profiles').select('first_name').eq('id', userId);
  const { data, error } = await profile.maybeSingle<{ first_name: string | null }>();
  if (error) throw error;
  return data?.first_name ?? null;
}

function letterTo({ email }: User, name: string | null, language: Language): Letter {
  if (!email) throw new Refusal(422, 'The account has no e-mail address.');
  const { subject, greeting, text } = WORDS[language];
  return {
    to: email,
    language,
    subject: subject(productName()),
    paragraphs: [`${greeting}${name ? `, ${name}` : ''}.`, text(productName())],
    action: openAction(language, '/dashboard'),
  };
}

/** Called after each sign-in, and sends one mail in the life of an account. */
export default serve(async (request) => {
  onlyPost(request);
  const { userId } = await readJson(request, body);
  const user = await ownCaller(request, userId);
  const service = serviceClient();
  const [name, language] = await Promise.all([firstNameOf(service, user.id), languageOf(service, user.id)]);
  const letter = letterTo(user, name, language);
  const claim = { user_id: user.id, kind: 'welcome' };
  if (!(await claimMail(claim))) return json(200, { sent: false });
  try {
    await sendMail(letter);
  } catch (error) {
    await releaseMail(claim);
    throw error;
  }
  return json(200, { sent: true });
});
