import { z } from 'zod';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { paystack } from '../_shared/paystack.ts';
import { settleAllDue, settlePayment } from '../_shared/settle.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';

const body = z.object({ payment: z.uuid() });

/** The project's schedule has all settled that is due; whoever comes back from the gateway, a payment of his own. */
export default serve(async (request) => {
  onlyPost(request);
  const caller = await callerOf(request);
  if (caller.role === 'service') return json(200, await settleAllDue(serviceClient(), paystack()));
  const { payment } = await readJson(request, body);
  const { data, error } = await caller.client
    .from('payments')
    .select('status, client_id')
    .eq('id', payment)
    .maybeSingle();
  if (error) throw error;
  if (data?.client_id !== caller.user.id) throw new Refusal(404, 'There is no such payment.');
  if (data.status === 'paid' || data.status === 'held') return json(200, { state: data.status });
  return json(200, { state: await settlePayment(serviceClient(), paystack(), payment) });
});
