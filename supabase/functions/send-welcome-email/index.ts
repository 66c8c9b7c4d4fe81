import type { User } from '@supabase/supabase-js';
import { z } from 'zod';
import { needed, productName } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { sendMail } from '../_shared/mail.ts';
import type { Letter } from '../_shared/mail.ts';
import { claimMail, ownCaller, releaseMail } from '../_shared/supabase.ts';

const body = z.object({ userId: z.uuid() });

function letterTo({ email, user_metadata: known }: User): Letter {
  if (!email) throw new Refusal(422, 'The account has no e-mail address.');
  const name: unknown = known['first_name'];
  const greeting = typeof name === 'string' && name.trim() ? `Welcome, ${name.trim().slice(0, 100)}.` : 'Welcome.';
  return {
    to: email,
    subject: `Welcome to ${productName()}`,
    paragraphs: [
      greeting,
      'Your account is ready. Tell us a little about yourself, and your plan, your meals and your appointments ' +
        `are in one place. ${productName()} also works while you are offline.`,
    ],
    action: { label: `Open ${productName()}`, url: `${needed('SITE_URL')}/dashboard` },
  };
}

/** Called after each sign-in, and sends one mail in the life of an account. */
export default serve(async (request) => {
  onlyPost(request);
  const { userId } = await readJson(request, body);
  const user = await ownCaller(request, userId);
  const letter = letterTo(user);
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
