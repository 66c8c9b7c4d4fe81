import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { productName } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { languageOf } from '../_shared/language.ts';
import { mailWords } from '../_shared/mail-words.ts';
import { sendMail } from '../_shared/mail.ts';
import { openAction } from '../_shared/open-action.ts';
import { claimMail, ownCaller, releaseMail, serviceClient } from '../_shared/supabase.ts';

const body = z.object({ userId: z.uuid() });

/** The current name; the one given at sign-up may predate the rules for names. */
async function firstNameOf(service: SupabaseClient, userId: string): Promise<string | null> {
  const profile = service.from('profiles').select('first_name').eq('id', userId);
  const { data, error } = await profile.maybeSingle<{ first_name: string | null }>();
  if (error) throw error;
  return data?.first_name ?? null;
}

/** Called after each sign-in, and sends one mail in the life of an account. */
export default serve(async (request) => {
  onlyPost(request);
  const { userId } = await readJson(request, body);
  const { id, email } = await ownCaller(request, userId);
  if (!email) throw new Refusal(422, 'The account has no e-mail address.');
  const service = serviceClient();
  const [name, language] = await Promise.all([firstNameOf(service, id), languageOf(service, id)]);
  const words = await mailWords(service, 'welcome', language, { name, product: productName() });
  const claim = { user_id: id, kind: 'welcome' };
  if (!(await claimMail(claim))) return json(200, { sent: false });
  try {
    await sendMail({ to: email, ...words, action: openAction(language, '/dashboard') });
  } catch (error) {
    await releaseMail(claim);
    throw error;
  }
  return json(200, { sent: true });
});
