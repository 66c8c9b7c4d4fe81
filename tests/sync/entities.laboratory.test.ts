import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { collectSamples, receiveSamples, rejectSample } from '#sync/actions/lab-samples.ts';
import { writeVersions } from '#sync/actions/lab-versions.ts';
import type { VersionEdit } from '#sync/actions/lab-versions.ts';
import { allAnalytes } from '#sync/queries/lab-analytes.ts';
import { openLabOrders } from '#sync/queries/lab-orders.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import { allLabTests } from '#sync/queries/lab-tests.ts';
import { allLabVersions } from '#sync/queries/lab-versions.ts';
import { contentOf, editOf } from '#src/features/provider/catalogue/rules.ts';
import { did } from '../support/did.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';

const [client, one, other] = [1, 2, 3].map(numbered) as [string, string, string];

const server = aServer(async (db) => {
  await join(db, client);
  for (const technician of [one, other]) await join(db, technician, 'lab_technician');
});

const both = () => Promise.all([openDevice(server(), one), openDevice(server(), other)]);

/** Sends what it has, and hears what others wrote. */
async function meet(device: Device): Promise<void> {
  await device.converge();
  await device.pull();
}

async function anOrder(): Promise<string> {
  const [order] = await server().query<{ id: string }>(
    'insert into public.lab_orders (client_id, ordered_by_id) values ($1, $1) returning id',
    [client],
  );
  await server().query(
    `insert into public.lab_order_items (order_id, client_id, test_id)
     select $1, $2, id from public.lab_tests where test_code = 'GLU'`,
    [order?.id, client],
  );
  return order?.id ?? '';
}

describe('a rejection', () => {
  const collect = ({ db }: Device, order_id: string, draw = 1) =>
    did(db, collectSamples([{ order_id, client_id: client, container: 'fluoride', draw }]));
  const samples = async ({ db }: Device, order: string) =>
    (await samplesOfOrders(db, [order])).map(({ draw, state, reject_reason }) => [draw, state, reject_reason]);

  it.each(['rejection', 'receipt'])('holds against a later receipt, whichever arrives first: the %s', async (first) => {
    const order = await anOrder();
    const [rejects, receives] = await both();
    await collect(rejects, order);
    await meet(rejects);
    await meet(receives);
    expect((await openLabOrders(receives.db)).map(({ id }) => id)).toContain(order);
    const [{ id } = { id: '' }] = await samplesOfOrders(rejects.db, [order]);
    // Both without a network; the colleague's is later.
    await did(rejects.db, rejectSample(id, { reason: 'clotted', note: 'Seen under the lamp' }));
    await collect(rejects, order, 2);
    await did(receives.db, receiveSamples([id]));
    const [earlier, later] = first === 'rejection' ? [rejects, receives] : [receives, rejects];
    await meet(earlier);
    await meet(later);
    await meet(earlier);
    const outcome = [
      [1, 'rejected', 'clotted'],
      [2, 'collected', null],
    ];
    expect(await samples(rejects, order)).toEqual(outcome);
    expect(await samples(receives, order)).toEqual(outcome);
    for (const { db } of [rejects, receives]) expect(await db.rejected.count()).toBe(0);
    rejects.close();
    receives.close();
  });
});

describe('versions of the catalogue', () => {
  const edits = async ({ db }: Device): Promise<[VersionEdit, VersionEdit]> => {
    const analyte = (await allAnalytes(db)).find(({ analyte_code }) => analyte_code === 'CRP');
    const panel = (await allLabTests(db)).find(({ test_code }) => test_code === 'CRP');
    if (!analyte || !panel) throw new Error('no CRP');
    return [
      editOf('test', 'D-DIMER', { ...contentOf('test', panel), analytes: ['DDIM'] }),
      editOf('analyte', 'DDIM', { ...contentOf('analyte', analyte), analyte_name: 'D-dimer' }),
    ];
  };

  it('are drafted here, published there, retired offline in one go, and count for everybody', async () => {
    const [drafts, publishes] = await both();
    await did(drafts.db, writeVersions({ edits: await edits(drafts), state: 'draft', by: one }));
    await meet(drafts);
    await meet(publishes);
    const held = await allLabVersions(publishes.db);
    expect(
      held
        .filter(({ state }) => state === 'draft')
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['D-DIMER', 'DDIM']);
    await did(publishes.db, writeVersions({ edits: await edits(publishes), state: 'published', by: other }));
    await meet(publishes);
    await meet(drafts);
    const offered = async () => (await allLabTests(drafts.db)).filter(({ test_code }) => test_code === 'D-DIMER');
    expect(await offered()).toMatchObject([{ is_active: true, version: 1, analytes: ['DDIM'] }]);
    await did(drafts.db, writeVersions({ edits: await edits(drafts), state: 'retired', by: one }));
    await did(drafts.db, writeVersions({ edits: await edits(drafts), state: 'published', by: one }));
    await meet(drafts);
    expect(await drafts.db.rejected.count()).toBe(0);
    expect(await offered()).toMatchObject([{ is_active: true, version: 3 }]);
    drafts.close();
    publishes.close();
  });

  it('of which one was published meanwhile: the other writer’s is kept with its reason', async () => {
    const [first, second] = await both();
    const [, analyte] = await edits(first);
    const edit = (unit: string): VersionEdit => editOf('analyte', 'TROP', { ...analyte.content, unit });
    await did(first.db, writeVersions({ edits: [edit('ng/L')], state: 'published', by: one }));
    await did(second.db, writeVersions({ edits: [edit('ng/mL')], state: 'draft', by: other }));
    await meet(first);
    await meet(second);
    expect(await second.db.rejected.count()).toBe(1);
    const [counts] = await server().query(`select unit from public.lab_analytes where analyte_code = 'TROP'`);
    expect(counts).toEqual({ unit: 'ng/L' });
    first.close();
    second.close();
  });

  it.each([true, false])('published here while the draft was edited there, later there: %s', async (editedLater) => {
    const [publishes, rewrites] = await both();
    const [, analyte] = await edits(publishes);
    const code = editedLater ? 'NTBNP' : 'PCT';
    const edit = (unit: string): VersionEdit => editOf('analyte', code, { ...analyte.content, unit });
    await did(publishes.db, writeVersions({ edits: [edit('ng/L')], state: 'draft', by: one }));
    await meet(publishes);
    await meet(rewrites);
    const publish = () => did(publishes.db, writeVersions({ edits: [edit('ng/L')], state: 'published', by: one }));
    const rewrite = () => did(rewrites.db, writeVersions({ edits: [edit('ug/L')], state: 'draft', by: other }));
    for (const write of editedLater ? [publish, rewrite] : [rewrite, publish]) await write();
    await meet(rewrites);
    await meet(publishes);
    const stands = "select state, content ->> 'unit' as unit from public.lab_versions where code = $1";
    const outcome = editedLater ? { state: 'draft', unit: 'ug/L' } : { state: 'published', unit: 'ng/L' };
    expect(await server().query(stands, [code])).toEqual([outcome]);
    publishes.close();
    rewrites.close();
  });
});
