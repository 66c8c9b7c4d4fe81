import { z } from 'zod';
import { env, needed, productName } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, readText, serve } from '../_shared/http.ts';
import { languageAskedFor, languageOf } from '../_shared/language.ts';
import type { Language } from '../_shared/language.ts';
import { sendMail } from '../_shared/mail.ts';
import { readToken, signToken } from '../_shared/signed-token.ts';
import { claimMail, ownCaller, releaseMail, serviceClient } from '../_shared/supabase.ts';
import { confirmPage, donePage, expiredPage } from './pages.ts';
import { removeAccount } from './remove-account.ts';
import { WORDS } from './words.ts';

const text = z.string().max(1000);
const body = z.union([z.object({ userId: z.uuid() }), z.object({ token: text }), z.object({ isDeleted: z.uuid() })]);

const PURPOSE = 'account deletion';
const TOKEN_SECONDS = 60 * 60;

const ownerOf = (token: string): Promise<string | null> =>
  readToken(needed('SUPABASE_SERVICE_ROLE_KEY'), PURPOSE, token);

/** The app may confirm on a page of its own; the function's own page serves wherever HTML from functions is shown. */
function confirmUrl(token: string): string {
  const url = new URL(env('ACCOUNT_DELETION_URL') ?? `${needed('SUPABASE_URL')}/functions/v1/delete-account`);
  url.searchParams.set('token', token);
  return url.href;
}

async function askByMail(request: Request, userId: string): Promise<Response> {
  const user = await ownCaller(request, userId);
  if (!user.email) throw new Refusal(422, 'The account has no e-mail address.');
  const language = await languageOf(serviceClient(), user.id);
  const { subject, paragraphs, review } = WORDS[language].asked;
  const claim = { user_id: user.id, kind: 'delete-account', again_after: '1 minute' };
  if (!(await claimMail(claim))) throw new Refusal(429, 'A mail was sent a moment ago.');
  const token = await signToken(needed('SUPABASE_SERVICE_ROLE_KEY'), PURPOSE, user.id, TOKEN_SECONDS);
  try {
    await sendMail({
      to: user.email,
      language,
      subject,
      paragraphs: paragraphs(productName()),
      action: { label: review, url: confirmUrl(token) },
    });
  } catch (error) {
    await releaseMail(claim);
    throw error;
  }
  return json(200, { sent: true });
}

/** Answers with the language of the person, which goes with the account. */
async function remove(userId: string): Promise<Language> {
  const service = serviceClient();
  const language = await languageOf(service, userId);
  await removeAccount(service, userId, language);
  return language;
}

async function askOnPage(request: Request, token: string): Promise<Response> {
  const userId = await ownerOf(token);
  if (!userId) return expiredPage(languageAskedFor(request));
  return confirmPage(await languageOf(serviceClient(), userId));
}

/** Called by the page's form with the token in its address. */
async function confirmByForm(request: Request, token: string): Promise<Response> {
  await readText(request);
  const userId = await ownerOf(token);
  return userId ? donePage(await remove(userId)) : expiredPage(languageAskedFor(request));
}

async function confirmByApp(token: string): Promise<Response> {
  const userId = await ownerOf(token);
  if (!userId) throw new Refusal(403, 'This link may be invalid or expired.');
  await remove(userId);
  return json(200, { deleted: true });
}

/**
 * A device of a deleted account has nobody to ask as. Whoever knows an id learns of it only whether it was an account
 * that was deleted.
 */
async function sayWhetherDeleted(userId: string): Promise<Response> {
  const { data, error } = await serviceClient().rpc('is_account_deleted', { account: userId });
  if (error) throw error;
  return json(200, { deleted: data === true });
}

/**
 * First asked for by the signed-in person, then confirmed from the mail. Opening the link deletes nothing, because
 * mail scanners open links; only the POST behind it does.
 */
export default serve(async (request) => {
  const token = new URL(request.url).searchParams.get('token');
  if (request.method === 'GET' && token !== null) return askOnPage(request, token);
  onlyPost(request);
  if (token !== null) return confirmByForm(request, token);
  const asked = await readJson(request, body);
  if ('token' in asked) return confirmByApp(asked.token);
  return 'isDeleted' in asked ? sayWhetherDeleted(asked.isDeleted) : askByMail(request, asked.userId);
});
