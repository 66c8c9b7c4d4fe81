import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../../supabase/functions/_shared/payment-provider.ts';
import { paystack } from '../../../supabase/functions/_shared/paystack.ts';

const REFUND = { reference: 'one', amountKobo: 100, mark: 'mark' };
const known = { id: 7, status: 'success', amount: 100, currency: 'NGN', channel: 'card', fees: 2 };

let answers: Record<string, [status: number, data?: unknown]>;

/** As docs/runtime have it: the keys are in the surroundings. */
beforeEach(() => {
  answers = {};
  vi.stubGlobal('Deno', { env: { get: (name: string) => (name === 'PAYSTACK_SECRET_KEY' ? 'sk_test' : undefined) } });
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const [path = ''] = url.replace('https://api.paystack.co', '').split('?');
    const [status, data] = answers[`${method} ${path}`] ?? [500];
    return Response.json({ status: status === 200, data }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what the gateway answers', () => {
  test.each([400, 404])('%s of a reference means that it knows none', async (status) => {
    answers['GET /transaction/verify/one'] = [status];
    expect(await paystack().verify('one')).toBeNull();
  });

  test.each([401, 500])('%s says nothing of a payment', async (status) => {
    answers['GET /transaction/verify/one'] = [status];
    await expect(paystack().verify('one')).rejects.toThrow(String(status));
  });

  test.each([400, 404])('%s of the list of refunds does not mean that there is none', async (status) => {
    answers['GET /transaction/verify/one'] = [200, known];
    answers['GET /refund'] = [status];
    await expect(paystack().findRefunds(REFUND)).rejects.toThrow(String(status));
  });

  test('nor does it where the payment is not found', async () => {
    answers['GET /transaction/verify/one'] = [404];
    await expect(paystack().findRefunds(REFUND)).rejects.toThrow('404');
  });

  test('a refund that it refuses was not made; one that it fails at may have been', async () => {
    answers['POST /refund'] = [400];
    await expect(paystack().refund(REFUND)).rejects.toBeInstanceOf(Refused);
    answers['POST /refund'] = [502];
    await expect(paystack().refund(REFUND)).rejects.not.toBeInstanceOf(Refused);
  });

  test('of several refunds with its mark one that did not fail counts, and the failed are counted', async () => {
    answers['GET /transaction/verify/one'] = [200, known];
    const each = (status: string, merchant_note = 'mark') => ({ status, merchant_note, amount: 100 });
    answers['GET /refund'] = [200, [each('failed'), each('processing'), each('processed', 'another')]];
    expect(await paystack().findRefunds(REFUND)).toEqual({ state: 'sent', failed: 1 });
    answers['GET /refund'] = [200, [each('failed'), each('failed')]];
    expect(await paystack().findRefunds(REFUND)).toEqual({ state: 'failed', failed: 2 });
    answers['GET /refund'] = [200, []];
    expect(await paystack().findRefunds(REFUND)).toEqual({ state: null, failed: 0 });
  });

  test('what was taken and has gone back pays nothing', async () => {
    answers['GET /transaction/verify/one'] = [200, { ...known, status: 'reversed' }];
    expect(await paystack().verify('one')).toMatchObject({ state: 'failed' });
  });

  test('a card that it can charge again is kept by its end and its last day, any other is none', async () => {
    const customer = { email: 'a@example.test' };
    const authorization = {
      authorization_code: 'AUTH_1',
      last4: '4081',
      exp_month: '02',
      exp_year: '2028',
      reusable: true,
    };
    const cardOf = async (change: object) => {
      answers['GET /transaction/verify/one'] = [
        200,
        { ...known, customer, authorization: { ...authorization, ...change } },
      ];
      return (await paystack().verify('one'))?.card;
    };
    const card = { code: 'AUTH_1', email: 'a@example.test', lastFour: '4081', expiresOn: '2028-02-29' };
    expect(await cardOf({})).toEqual(card);
    for (const change of [
      { reusable: false },
      { last4: '4081 4081' },
      { exp_month: '13' },
      { authorization_code: undefined },
      { exp_month: null, exp_year: null },
    ])
      expect(await cardOf(change)).toBeNull();
    expect(await cardOf({ exp_month: 2, exp_year: 2028 })).toEqual(card);
    answers['GET /transaction/verify/one'] = [200, { ...known, customer: { phone: null }, authorization }];
    expect(await paystack().verify('one')).toMatchObject({ state: 'success', card: null });
  });

  test('a charge that waits for its client’s word is refused, because he is not here', async () => {
    const wanted = { reference: 'one', amountKobo: 100, currency: 'NGN', email: 'a@example.test', code: 'AUTH_1' };
    answers['POST /transaction/charge_authorization'] = [
      200,
      { paused: true, authorization_url: 'https://example.test' },
    ];
    await expect(paystack().charge(wanted)).rejects.toBeInstanceOf(Refused);
    answers['POST /transaction/charge_authorization'] = [200, known];
    await expect(paystack().charge(wanted)).resolves.toBeUndefined();
  });

  test.each([
    ['awaiting-merchant-feedback', null, 'open'],
    ['awaiting-bank-feedback', null, 'answered'],
    ['pending', 'declined', 'open'],
    ['resolved', 'merchant-accepted', 'lost'],
    ['resolved', 'auto-accepted', 'lost'],
    ['resolved', 'declined', 'won'],
    ['resolved', null, 'unclear'],
    ['resolved', 'another', 'unclear'],
  ])('a dispute that is %s and %s is %s', async (status, resolution, state) => {
    answers['GET /dispute/7'] = [200, { id: 7, status, resolution, transaction: { reference: 'one' } }];
    expect(await paystack().findDispute('7')).toMatchObject({ state, reference: 'one', amountKobo: null });
    answers['GET /dispute/7'] = [404];
    expect(await paystack().findDispute('7')).toBeNull();
  });
});
