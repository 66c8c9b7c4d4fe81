import type { SupabaseClient } from '@supabase/supabase-js';
import { claimDeliveries, deliver } from '../_shared/deliver.ts';
import { env } from '../_shared/env.ts';
import { Refusal, json, onlyPost, serve } from '../_shared/http.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';

const BUSY_MS = 45_000;

/** The public key that browsers subscribe with. */
function publicKey(): Response {
  const key = env('VAPID_PUBLIC_KEY');
  if (key === undefined) throw new Refusal(404, 'Push is not set up.');
  return json(200, { publicKey: key });
}

/** While something is due and the next scheduled call has not begun; failures are not claimed again so soon. */
async function sendAllDue(service: SupabaseClient): Promise<{ sent: number; failed: number }> {
  const until = Date.now() + BUSY_MS;
  const done = { sent: 0, failed: 0 };
  while (Date.now() < until) {
    const claimed = await claimDeliveries(service);
    if (claimed.length === 0) break;
    const sent = await deliver(service, claimed);
    done.sent += sent.length;
    done.failed += claimed.length - sent.length;
  }
  return done;
}

/** Called every minute by the project's schedule: sends the mails, digests and pushes that are due. */
export default serve(async (request) => {
  if (request.method === 'GET') return publicKey();
  onlyPost(request);
  const { role } = await callerOf(request);
  if (role !== 'service') throw new Refusal(403, 'Only the server sends.');
  return json(200, await sendAllDue(serviceClient()));
});
