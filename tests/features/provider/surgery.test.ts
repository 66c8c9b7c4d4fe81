import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openCase, recordOperation } from '#sync/actions/surgery.ts';
import { people } from '#sync/entities/people.ts';
import { casesAbout, steadyMonths, usedBatch } from '#src/features/provider/surgery/queries.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const { local, put } = aDevice();

const PLAN = { area: null, side: 'both', planned_on: null, place: null, included: false } as const;
const PRICE = { price_low: 500_000, price_high: 2_500_000, deposit: null };

async function operated(surgeon_id: string, batch: string, lot: string | null): Promise<void> {
  const who = { client_id: CLIENT, surgeon_id };
  const case_id = await did(local(), openCase({ ...who, procedure: 'arm_lift', ...PLAN, ...PRICE }));
  const product = { name: 'Mesh', batch, lot, expires_on: '2028-03-31', amount: null };
  const said = { kind: 'operation', done_on: '2026-03-02', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id, ...who, ...said, products: [product] }));
}

it('whoever was operated with a batch is found by any part of it, in one’s own cases alone', async () => {
  await put(people, {
    id: CLIENT,
    user_id: CLIENT,
    first_name: 'Bísí',
    last_name: 'Ọláníyan',
    role: 'client',
    listed: false,
  });
  await operated(ME, 'MX-2207', null);
  await operated(ME, 'OTHER', 'L 917');
  await operated(numbered(77), 'MX-2207', null);
  const found = async (text: string) =>
    (await usedBatch(local(), ME, text)).map(({ client, product }) => [client, product.batch]);
  for (const text of ['MX-2207', 'mx 2207', '2207']) expect(await found(text)).toEqual([['Bísí Ọláníyan', 'MX-2207']]);
  expect(await found('l917')).toEqual([['Bísí Ọláníyan', 'OTHER']]);
  for (const text of ['', ' - ', '2208']) expect(await found(text)).toEqual([]);
  expect(await casesAbout(local(), ME, CLIENT)).toHaveLength(2);
});

it('a weight is steady for as long as no reading is more than three in a hundred away from the last', () => {
  const weighed = (...readings: [day: string, value: number][]) => readings.map(([day, value]) => ({ day, value }));
  expect(steadyMonths([])).toBeNull();
  expect(steadyMonths(weighed(['2026-03-01', 80]))).toBe(0);
  expect(steadyMonths(weighed(['2025-12-01', 81], ['2026-01-15', 79], ['2026-03-05', 80]))).toBe(3);
  expect(steadyMonths(weighed(['2025-12-01', 90], ['2026-01-15', 82], ['2026-03-05', 80]))).toBe(1);
});
