import { z } from 'zod';
import { needed, productName } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { languageOf } from '../_shared/language.ts';
import { mailWords } from '../_shared/mail-words.ts';
import { sendMail } from '../_shared/mail.ts';
import { readToken, signToken } from '../_shared/signed-token.ts';
import { claimMail, ownCaller, releaseMail, serviceClient } from '../_shared/supabase.ts';
import { removeAccount } from './remove-account.ts';
import { REVIEW } from './words.ts';

const text = z.string().max(1000);
const body = z.union([z.object({ userId: z.uuid() }), z.object({ token: text }), z.object({ isDeleted: z.uuid() })]);

const PURPOSE = 'account deletion';
const TOKEN_SECONDS = 60 * 60;

const secret = (): string => needed('SUPABASE_SERVICE_ROLE_KEY');

async function askByMail(request: Request, userId: string): Promise<Response> {
  const user = await ownCaller(request, userId);
  if (!user.email) throw new Refusal(422, 'The account has no e-mail address.');
  const service = serviceClient();
  const language = await languageOf(service, user.id);
  const words = await mailWords(service, 'deletion asked', language, { product: productName() });
  const claim = { user_id: user.id, kind: 'delete-account', again_after: '1 minute' };
  if (!(await claimMail(claim))) throw new Refusal(429, 'A mail was sent a moment ago.');
  const token = await signToken(secret(), PURPOSE, user.id, TOKEN_SECONDS);
  try {
    await sendMail({
      to: user.email,
      ...words,
      action: { label: REVIEW[language], url: `${needed('SITE_URL')}/delete-account?token=${token}` },
    });
  } catch (error) {
    await releaseMail(claim);
    throw error;
  }
  return json(200, { sent: true });
}

async function confirm(token: string): Promise<Response> {
  const userId = await readToken(secret(), PURPOSE, token);
  if (!userId) throw new Refusal(403, 'This link may be invalid or expired.');
  const service = serviceClient();
  // Read first, because it is deleted with the account.
  const language = await languageOf(service, userId);
  await removeAccount(service, userId, language);
  return json(200, { deleted: true });
}

/** A deleted account's device cannot authenticate. Whoever knows an id learns only whether it was a deleted account. */
async function answerWhetherDeleted(userId: string): Promise<Response> {
  const { data, error } = await serviceClient().rpc('is_account_deleted', { account: userId });
  if (error) throw error;
  return json(200, { deleted: data === true });
}

/**
 * Requested by the signed-in person, then confirmed on the page that the mail leads to. Opening the link deletes
 * nothing, because mail scanners open links; only the button on that page does.
 */
export default serve(async (request) => {
  onlyPost(request);
  const asked = await readJson(request, body);
  if ('token' in asked) return confirm(asked.token);
  return 'isDeleted' in asked ? answerWhetherDeleted(asked.isDeleted) : askByMail(request, asked.userId);
});
