import { claimDeliveries, deliver } from '../_shared/deliver.ts';
import { env } from '../_shared/env.ts';
import { Refusal, json, onlyPost, serve } from '../_shared/http.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';

/** The key that browsers subscribe with, which everybody may know. */
function publicKey(): Response {
  const key = env('VAPID_PUBLIC_KEY');
  if (key === undefined) throw new Refusal(404, 'Push is not set up.');
  return json(200, { publicKey: key });
}

/** Called every minute by a schedule of the project: sends the mails, digests and pushes that are due. */
export default serve(async (request) => {
  if (request.method === 'GET') return publicKey();
  onlyPost(request);
  const { role } = await callerOf(request);
  if (role !== 'service') throw new Refusal(403, 'Only the server sends.');
  const service = serviceClient();
  const claimed = await claimDeliveries(service);
  const sent = await deliver(service, claimed);
  return json(200, { sent: sent.length, failed: claimed.length - sent.length });
});
