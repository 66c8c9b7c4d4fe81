import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderTests } from '#sync/actions/lab-orders.ts';
import { enterResults } from '#sync/actions/lab-results.ts';
import { collectSamples, receiveSamples, rejectSample } from '#sync/actions/lab-samples.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import { labAlerts } from '#sync/entities/lab-alerts.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { labOrderItems } from '#sync/entities/lab-order-items.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import { labVersions } from '#sync/entities/lab-versions.ts';
import { allAnalytes } from '#sync/queries/lab-analytes.ts';
import { allLabTests } from '#sync/queries/lab-tests.ts';
import { doubtOf, findingsOf } from '#src/features/provider/bench/findings.ts';
import { editsOf, planOf } from '#src/features/provider/catalogue/import.ts';
import { countsOf, jobNamed, jobsIn, labelOf, orderNumberIn } from '#src/features/provider/bench/lists.ts';
import { jobsOf } from '#src/features/provider/bench/work.ts';
import { lettersOf, repeatedOf } from '#src/features/provider/inbox/queries.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const { local, put } = aDevice();

const ANALYTES = `analyte_code,analyte_name,unit,decimals,ranges,possible_low,possible_high,delta_percent,formula
CHOL,Total Cholesterol,mg/dL,0,"[{""low"":125,""high"":200}]",30,1500,40,
HDL,HDL Cholesterol,mg/dL,0,"[{""low"":40}]",2,200,50,
TG,Triglycerides,mg/dL,0,"[{""high"":150}]",10,10000,100,
LDL,"LDL, calculated",mg/dL,0,"[{""high"":130}]",0,1200,,ldl_friedewald
K,Potassium,mmol/L,1,"[{""low"":3.5,""high"":5.1,""critical_high"":6}]",1,12,30,
`;
const TESTS = `test_code,test_name,category,price,processing_time_hours,container,analytes,repeat_after_days
LIPID,Lipid Panel,Chemistry,6500,24,serum,"[""CHOL"",""HDL"",""TG"",""LDL""]",28
SALT,Potassium,Chemistry,2500,6,heparin,"[""K""]",7
`;

/** As the server publishes it. */
async function load(text: string): Promise<void> {
  const known = { tests: await allLabTests(local()), analytes: await allAnalytes(local()), versions: [] };
  const plan = planOf(text, known);
  if (!plan) throw new Error('no plan');
  expect(plan.faults).toEqual([]);
  const counts = { state: 'published', version: 1, created_at: '2026-01-01T00:00:00Z' };
  for (const [n, { kind, code, content }] of editsOf(plan).entries()) {
    if (kind === 'test') {
      await put(labTests, { id: numbered(500 + n), test_code: code, is_active: true, ...content, ...counts });
    } else {
      await put(labAnalytes, { id: numbered(600 + n), analyte_code: code, ...content, ...counts });
    }
  }
}

beforeEach(async () => {
  await load(ANALYTES);
  await load(TESTS);
});

async function ordered(number: string, ...codes: string[]): Promise<string> {
  const testIds = (await allLabTests(local())).filter((test) => codes.includes(test.test_code)).map(({ id }) => id);
  const id = await did(local(), orderTests({ clientId: CLIENT, orderedById: ME, testIds }));
  await local().rows(labOrders).update(id, { order_number: number });
  return id;
}
const jobs = () => jobsOf(local(), ME);
const counts = async (now = Date.now()) => countsOf(await jobs(), now);
const draw = (order_id: string, container: 'serum' | 'heparin', n = 1) =>
  did(local(), collectSamples([{ order_id, client_id: CLIENT, container, draw: n }]));
const jobOf = async (id: string) => {
  const found = (await jobs()).find(({ order }) => order.id === id);
  if (!found) throw new Error('no such job');
  return found;
};
const sampleIds = async (id: string) =>
  (await jobOf(id)).needs.flatMap(({ draws }) => draws.map((sample) => sample.id));

describe('the worklists', () => {
  const NONE = { critical: 0, collect: 0, receive: 0, bench: 0, verify: 0, overdue: 0 };

  it('say where each order waits, from its rows alone and without a network', async () => {
    const id = await ordered('LAB20260301-0001', 'LIPID', 'SALT');
    expect(await counts()).toEqual({ ...NONE, collect: 1 });
    await draw(id, 'serum');
    await draw(id, 'heparin');
    expect(await counts()).toEqual({ ...NONE, receive: 1 });
    const ids = await sampleIds(id);
    await did(local(), rejectSample(ids[0] ?? '', { reason: 'clotted', note: '' }));
    await did(local(), receiveSamples(ids));
    expect(await counts()).toEqual({ ...NONE, collect: 1, bench: 1 });
    const job = await jobOf(id);
    const onBench = job.lines.find(({ isOnBench }) => isOnBench);
    if (!onBench) throw new Error('nothing on the bench');
    const value = onBench.code === 'K' ? '6.1' : '180';
    await did(local(), enterResults(id, findingsOf(onBench, value, job, true), ME));
    expect(await counts()).toMatchObject({ collect: 1, verify: 1 });
    expect(await counts(Date.now() + 25 * 3_600_000)).toMatchObject({ overdue: 1 });
  });

  it('keep a critical result until it is read back or acknowledged', async () => {
    const id = await ordered('LAB20260301-0001', 'SALT');
    await draw(id, 'heparin');
    await did(local(), receiveSamples(await sampleIds(id)));
    const job = await jobOf(id);
    const [line] = job.lines;
    if (!line) throw new Error('no line');
    await did(local(), enterResults(id, findingsOf(line, '6.4', job, true), ME));
    expect(await counts()).toMatchObject({ critical: 1 });
    const [result] = (await jobOf(id)).lines.flatMap((each) => each.result ?? []);
    await put(labAlerts, {
      id: numbered(50),
      result_id: result?.id,
      order_id: id,
      told_id: numbered(7),
      told_at: '2026-03-01T08:00:00Z',
      acknowledged_at: '2026-03-01T08:10:00Z',
    });
    expect(await counts()).toMatchObject({ critical: 0 });
  });

  it('put the pressing first, then the oldest, and find one by its label', async () => {
    const [first, second] = [await ordered('LAB20260301-0001', 'SALT'), await ordered('LAB20260301-0002', 'SALT')];
    await local().rows(labOrders).update(second, { priority: 'stat' });
    const all = await jobs();
    expect(jobsIn(all, 'collect', Date.now()).map(({ order }) => order.id)).toEqual([second, first]);
    const label = labelOf('LAB20260301-0002', { container: 'heparin' }, 1);
    expect(label).toBe('LAB20260301-0002-H1');
    expect([` ${label.toLowerCase()} `, 'lab20260301-0002'].map(orderNumberIn)).toEqual(
      Array(2).fill('LAB20260301-0002'),
    );
    expect(jobNamed(all, ` ${label.toLowerCase()} `)?.order.id).toBe(second);
    expect(jobNamed(all, '0001')?.order.id).toBe(first);
    expect(jobNamed(all, '000')).toBe(null);
    expect(jobNamed(all, 'LAB20260301-0009')).toBe(null);
  });
});

describe('an order', () => {
  it('is judged by the versions it came with, whatever was published later', async () => {
    const id = await ordered('LAB20260301-0001', 'SALT');
    const [item] = (await jobOf(id)).items;
    const first = { id: numbered(701), kind: 'analyte', code: 'K', version: 1, state: 'published' };
    await put(labVersions, { ...first, content: { unit: 'mmol/L', ranges: [{ low: 3.5, high: 5.1 }] } });
    await put(labVersions, {
      ...first,
      id: numbered(702),
      kind: 'test',
      code: 'SALT',
      content: { processing_time_hours: 6 },
    });
    const potassium = (await allAnalytes(local())).find(({ analyte_code }) => analyte_code === 'K');
    const salt = (await allLabTests(local())).find(({ test_code }) => test_code === 'SALT');
    const wasDue = (await jobOf(id)).due;
    await put(labAnalytes, { ...potassium, version: 2, unit: 'mg/dL', ranges: [{ low: 1, high: 2 }] });
    await put(labTests, { ...salt, version: 2, processing_time_hours: 48 });
    const analyte = async () => (await jobOf(id)).lines[0]?.analyte;
    await local()
      .rows(labOrderItems)
      .update(item?.id ?? '', { analyte_versions: { K: 1 }, test_version: 1 });
    expect(await analyte()).toMatchObject({ unit: 'mmol/L', ranges: [{ low: 3.5, high: 5.1 }] });
    expect((await jobOf(id)).due).toBe(wasDue);
    await local()
      .rows(labOrderItems)
      .update(item?.id ?? '', { analyte_versions: { K: 2 } });
    expect(await analyte()).toMatchObject({ unit: 'mg/dL', ranges: [{ low: 1, high: 2 }] });
  });
});

describe('entering', () => {
  it('computes what follows from the others, and again when one is mended', async () => {
    const id = await ordered('LAB20260301-0001', 'LIPID');
    await draw(id, 'serum');
    await did(local(), receiveSamples(await sampleIds(id)));
    const enter = async (code: string, value: string) => {
      const job = await jobOf(id);
      const line = job.lines.find((each) => each.code === code);
      if (line) await did(local(), enterResults(id, findingsOf(line, value, job, false), ME));
    };
    const ldl = async () => (await jobOf(id)).lines.find(({ code }) => code === 'LDL')?.result?.result_value;
    await enter('CHOL', '200');
    await enter('HDL', '50');
    expect(await ldl()).toBe(undefined);
    await enter('TG', '150');
    expect(await ldl()).toBe('120');
    await enter('TG', '450');
    expect(await ldl()).toBe('not calculated');
    await enter('TG', ' 100,0 ');
    expect(await ldl()).toBe('130');
  });

  it('asks about what is critical or has changed much, and stops what cannot be', async () => {
    const id = await ordered('LAB20260301-0001', 'SALT');
    const job = await jobOf(id);
    const [line] = job.lines;
    if (!line) throw new Error('no line');
    const now = Date.parse('2026-03-01T08:00:00Z');
    const previous = { code: 'K', value: '4.0', unit: 'mmol/L', at: '2026-02-20T08:00:00Z' };
    expect(doubtOf(line, '4.4', job, now)).toBe(null);
    expect(doubtOf(line, '6.0', job, now)).toEqual({ is: 'critical' });
    expect(doubtOf(line, '44', job, now)).toEqual({ is: 'impossible' });
    expect(doubtOf(line, 'four', job, now)).toEqual({ is: 'unknown' });
    expect(doubtOf({ ...line, previous }, '5.4', job, now)).toEqual({ is: 'changed', percent: 35 });
  });
});

describe('the doctor’s inbox', () => {
  const NOW = Date.parse('2026-03-10T08:00:00Z');
  const result = (n: number, order_id: string, rest: object) =>
    put(labResults, {
      id: numbered(n),
      order_id,
      client_id: CLIENT,
      test_code: `T${n}`,
      test_name: `Test ${n}`,
      result_value: '5',
      flag: 'normal',
      signed_at: null,
      verified_at: '2026-03-09T08:00:00Z',
      released_at: null,
      ...rest,
    });

  it('has the critical first, then what waits for his word, then what is only to be read', async () => {
    const [calm, odd, pressing, old] = [
      await ordered('LAB20260301-0001', 'SALT'),
      await ordered('LAB20260301-0002', 'SALT'),
      await ordered('LAB20260301-0003', 'SALT'),
      await ordered('LAB20260301-0004', 'SALT'),
    ];
    await result(21, calm, { released_at: '2026-03-09T08:00:00Z' });
    await result(22, odd, { flag: 'high' });
    await result(23, pressing, { flag: 'critical', verified_at: null });
    await result(24, old, { released_at: '2026-02-01T08:00:00Z' });
    await put(labAlerts, {
      id: numbered(30),
      result_id: numbered(23),
      order_id: pressing,
      told_id: ME,
      acknowledged_at: null,
    });
    const letters = await lettersOf(local(), ME, NOW);
    expect(letters.map(({ order, isCritical, isLater }) => [order.id, isCritical, isLater])).toEqual([
      [pressing, true, false],
      [odd, false, false],
      [calm, false, true],
    ]);
    expect(letters.map(({ alerts, toSign }) => [alerts.length, toSign.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it('warns of what was ordered for the client a few days before', async () => {
    const now = Date.now();
    await ordered('LAB20260301-0001', 'SALT');
    const tests = await allLabTests(local());
    const repeated = (at: number) => repeatedOf(local(), CLIENT, tests, at);
    expect((await repeated(now)).map(({ test }) => test.test_code)).toEqual(['SALT']);
    expect(await repeated(now + 8 * 86_400_000)).toEqual([]);
    const [order] = (await jobs()).map((job) => job.order.id);
    await local()
      .rows(labOrders)
      .update(order ?? '', { status: 'cancelled' });
    expect(await repeated(now)).toEqual([]);
  });
});
