import { z } from 'zod';
import { needed } from '../_shared/env.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { paystack } from '../_shared/paystack.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';

const body = z.object({ invoiceId: z.uuid(), whole: z.boolean(), shownKobo: z.int() });
const begun = z.array(
  z.object({ reference: z.uuid(), amount_kobo: z.int(), currency: z.string(), url: z.string().nullable() }),
);

/** The client says which invoice, and whether all of it; how much that is, the database says. */
export default serve(async (request) => {
  onlyPost(request);
  const { invoiceId, whole, shownKobo } = await readJson(request, body);
  const caller = await callerOf(request);
  if (caller.role !== 'user') throw new Refusal(403, 'Only a client pays.');
  const { email } = caller.user;
  if (!email) throw new Refusal(422, 'The account has no e-mail address.');
  const gateway = paystack();

  const { data, error } = await caller.client.rpc('begin_payment', {
    invoice: invoiceId,
    whole,
    shown: shownKobo,
  });
  if (error?.code === 'P0001') return json(409, { error: error.message, hint: error.hint });
  if (error) throw error;
  const payment = begun.parse(data)[0];
  if (!payment) throw new Refusal(409, 'Nothing is owed.');
  const { reference, amount_kobo, currency } = payment;
  if (payment.url !== null) return json(200, { url: payment.url });

  const returnTo = `${needed('SITE_URL')}/billing?paid=${reference}`;
  const url = await gateway.start({ reference, amountKobo: amount_kobo, currency, email, returnTo });
  const { error: unkept } = await serviceClient().rpc('keep_checkout', { payment: reference, url });
  if (unkept) throw unkept;
  return json(200, { url });
});
