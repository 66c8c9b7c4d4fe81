import { z } from 'zod';
import { Refusal, json, onlyPost, readBytes, serve } from '../_shared/http.ts';
import { paystack } from '../_shared/paystack.ts';
import { followRefunds, settleDispute, settlePayment } from '../_shared/settle.ts';
import { serviceClient } from '../_shared/supabase.ts';

/**
 * A signed message says only that something has happened: what, the gateway is asked. So one that comes late, twice or
 * in another order does no harm. One that fails is sent again by the gateway, for three days.
 */
export default serve(async (request) => {
  onlyPost(request);
  const gateway = paystack();
  const message = await gateway.readWebhook(await readBytes(request), request.headers.get('x-paystack-signature'));
  if (!message) throw new Refusal(401, 'The signature is wrong.');
  const service = serviceClient();
  if (message.dispute !== null) {
    const disputed = await settleDispute(service, gateway, message.dispute);
    if (disputed === 'unpaid') throw new Refusal(409, 'What it disputes is not paid here yet.');
    return json(200, { state: disputed });
  }
  const { success, data: payment } = z.uuid().safeParse(message.reference);
  // The account may have payments that are none of this product.
  if (!success) return json(200, { state: 'unknown' });
  const state = await settlePayment(service, gateway, payment);
  await followRefunds(service, gateway, payment);
  return json(200, { state });
});
