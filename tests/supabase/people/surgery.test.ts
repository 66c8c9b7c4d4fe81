import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, SURGEON, OTHER, DOCTOR] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const REFUSED = { verdict: 'rejected', code: '42501' };
const PATH = 'M0 0 L10 10';

describe.each(engines)('a surgery on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const surgeon of [SURGEON, OTHER]) await join(db, surgeon, 'aesthetic_surgeon');
    await join(db, DOCTOR, 'doctor');
    for (const provider of [SURGEON, OTHER, DOCTOR]) await assign(db, provider, ADA);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const next = (): string => numbered((place += 1));
  const open = (fields: Row = {}, by = SURGEON) =>
    push(db, by, 'surgery_cases', {
      id: next(),
      client_id: ADA,
      surgeon_id: by,
      procedure: 'tummy_tuck',
      side: 'middle',
      included: false,
      ...fields,
    });
  const edit = async (by: string, table: string, id: string, fields: Row) => {
    const { rev, ...row } = await only(db, `select * from public.${table} where id = $1`, [id]);
    return push(db, by, table, { ...row, ...fields }, rev);
  };
  const consents = (caseId: string): Promise<Row[]> =>
    db.query(`select * from public.surgery_consents where case_id = $1 order by asked_at`, [caseId]);
  /** Whose days to think are over. */
  const asked = async (): Promise<{ caseId: string; consent: string }> => {
    const { id: caseId } = await open({ consent_asked_at: '2026-01-01T10:00:00Z' });
    const [row] = await consents(caseId);
    const consent = String(row?.['id']);
    await db.query(`update public.surgery_consents set sign_from = '2026-01-01' where id = $1`, [consent]);
    return { caseId, consent };
  };
  const now = (): string => new Date().toISOString();
  const sign = (id: string, fields: Row = {}, by = ADA) =>
    edit(by, 'surgery_consents', id, { signed_name: 'Ada', signature: PATH, signed_at: now(), ...fields });
  const record = (caseId: string, fields: Row = {}, by = SURGEON) =>
    push(db, by, 'operation_records', {
      id: next(),
      case_id: caseId,
      client_id: ADA,
      surgeon_id: SURGEON,
      kind: 'operation',
      done_on: '2026-03-02',
      findings: 'As planned.',
      products: [],
      signed_at: now(),
      ...fields,
    });
  const told = (who: string): Promise<number> =>
    count(db, `select from public.notifications where user_id = $1`, [who]);
  const tells = async (who: string, doing: () => Promise<unknown>): Promise<number> => {
    const before = await told(who);
    await doing();
    return (await told(who)) - before;
  };

  test('a consent that is asked for with the case reaches both of them', async () => {
    const { consent } = await asked();
    const held = await db.query('select audience from sync.feed where row_id = $1 and not removed order by audience', [
      consent,
    ]);
    expect(new Set(held.map(({ audience }) => audience))).toEqual(new Set([ADA, SURGEON]));
  });

  test('is opened by a surgeon in care for himself, and read by the two it is about', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const { id, verdict } = await open();
    expect(verdict).toBe('applied');
    expect((await hers()).get(`surgery_cases ${id}`)).toBe('row');
    for (const who of [OTHER, DOCTOR, BAYO]) {
      expect(await db.as(who, (s) => count(s, `select from public.surgery_cases where id = $1`, [id]))).toBe(0);
    }
    expect(await open({ client_id: BAYO })).toMatchObject(REFUSED);
    expect(await open({ surgeon_id: OTHER })).toMatchObject(REFUSED);
    expect(await open({}, DOCTOR)).toMatchObject(REFUSED);
    expect(await open({ price_low: 500, price_high: 400 })).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('is asked consent for in the client’s language, by a text of the server’s, and told without a word of it', async () => {
    await db.query(`update public.user_settings set language = 'fr' where id = $1`, [ADA]);
    const { id } = await open();
    expect(await consents(id)).toEqual([]);
    expect(await tells(ADA, () => edit(SURGEON, 'surgery_cases', id, { consent_asked_at: now() }))).toBe(1);
    await edit(SURGEON, 'surgery_cases', id, { consent_asked_at: now() });
    const [first, ...rest] = await consents(id);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ version: 1, language: 'fr', title: 'Abdominoplastie', signed_at: null });
    const { title } = await only(
      db,
      `select title from public.notifications where user_id = $1 order by created_at desc limit 1`,
      [ADA],
    );
    expect(title).toBe('À lire avant de décider');
    await db.query(`update public.user_settings set language = 'en' where id = $1`, [ADA]);
  });

  test('is not consented to before the days to think are over, whatever the device’s clock says', async () => {
    const { id } = await open({ consent_asked_at: '2020-01-01T10:00:00Z' });
    const [row] = await consents(id);
    const consent = String(row?.['id']);
    const { days } = await only(
      db,
      `select sign_from - private.today_of(client_id) as days from public.surgery_consents where id = $1`,
      [consent],
    );
    expect(days).toBe(14);
    expect(await sign(consent)).toMatchObject(REFUSED);
    expect(await sign(consent, { signed_at: '2199-01-01T00:00:00Z' })).toMatchObject(REFUSED);
    await db.query(`update public.surgery_consents set sign_from = private.today_of(client_id) where id = $1`, [
      consent,
    ]);
    expect((await sign(consent)).verdict).toBe('applied');
  });

  test('is signed by the client alone, once, with nothing that is no drawing', async () => {
    const { consent } = await asked();
    expect((await sign(consent, {}, SURGEON)).verdict).toBe('rejected');
    expect(await sign(consent, { signature: 'M0 0"/><script>' })).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(await sign(consent, { signed_name: null })).toMatchObject({ verdict: 'rejected', code: '23514' });
    expect(await tells(SURGEON, () => sign(consent))).toBe(1);
    expect(await sign(consent, { signed_name: 'Bayo' })).toMatchObject(REFUSED);
    const { title, version } = await only(db, `select title, version from public.surgery_consents where id = $1`, [
      consent,
    ]);
    await edit(ADA, 'surgery_consents', consent, { title: 'Nothing at all', version: 9 });
    expect(await only(db, `select title, version from public.surgery_consents where id = $1`, [consent])).toEqual({
      title,
      version,
    });
  });

  test('is withdrawn until the operation, for good, and the surgeon hears of it; then it is asked for anew', async () => {
    const { caseId, consent } = await asked();
    await sign(consent);
    const withdraw = (id: string, at = now()) => edit(ADA, 'surgery_consents', id, { withdrawn_at: at });
    expect(await tells(SURGEON, () => withdraw(consent, '2026-02-01T10:00:00Z'))).toBe(1);
    const [{ late } = {}] = await db.query(
      `select now() - withdrawn_at < interval '1 minute' as late from public.surgery_consents where id = $1`,
      [consent],
    );
    expect(late).toBe(true);
    expect(await edit(ADA, 'surgery_consents', consent, { withdrawn_at: null })).toMatchObject(REFUSED);
    await edit(SURGEON, 'surgery_cases', caseId, { area: 'Below the navel' });
    expect(await consents(caseId)).toHaveLength(1);
    await edit(SURGEON, 'surgery_cases', caseId, { consent_asked_at: now() });
    const [, again] = await consents(caseId);
    expect(again).toMatchObject({ signed_at: null, withdrawn_at: null });
    const id = String(again?.['id']);
    await db.query(`update public.surgery_consents set sign_from = '2026-01-01' where id = $1`, [id]);
    await sign(id);
    expect((await record(caseId)).verdict).toBe('applied');
    for (const day of [now(), '2026-02-01T10:00:00Z']) expect(await withdraw(id, day)).toMatchObject(REFUSED);
  });

  test('is asked for with its area and side, and anew where they change', async () => {
    const { id } = await open({ area: 'Upper\n arms', side: 'left', consent_asked_at: now() });
    const bodies = async () => (await consents(id)).map(({ body }) => String(body).split('\n', 1)[0]);
    expect(await bodies()).toEqual(['Area: Upper arms, side: left']);
    await db.query(`update public.user_settings set language = 'de' where id = $1`, [ADA]);
    await edit(SURGEON, 'surgery_cases', id, { place: 'Abuja' });
    expect(await bodies()).toHaveLength(1);
    await edit(SURGEON, 'surgery_cases', id, { area: null, side: 'right' });
    expect(await bodies()).toEqual(['Area: Upper arms, side: left', 'Seite: rechts']);
    await db.query(`update public.user_settings set language = 'en' where id = $1`, [ADA]);
  });

  test('is asked for again by a new version, while nothing was operated yet', async () => {
    const [open_, done, ended] = [await asked(), await asked(), await asked()];
    for (const { consent } of [open_, done]) await sign(consent);
    await record(done.caseId);
    await edit(SURGEON, 'surgery_cases', ended.caseId, { ended_as: 'cancelled', ended_on: '2026-03-02' });
    await db.query(`insert into private.consent_texts (procedure, version, language, title, body, risks)
      select procedure, 2, language, title, 'Said better.', risks from private.consent_texts
      where procedure = 'tummy_tuck' and version = 1`);
    const versions = async ({ caseId }: { caseId: string }) => (await consents(caseId)).map(({ version }) => version);
    expect([await versions(open_), await versions(done), await versions(ended)]).toEqual([[1, 2], [1], [1]]);
    expect(await sign(ended.consent)).toMatchObject(REFUSED);
    await edit(SURGEON, 'surgery_cases', ended.caseId, { ended_as: null, ended_on: null });
    expect(await versions(ended)).toEqual([1, 2]);
  });

  test('is recorded with its products after somebody has consented, and then only added to', async () => {
    const { caseId, consent } = await asked();
    expect(await record(caseId)).toMatchObject(REFUSED);
    await sign(consent);
    const product = { name: 'Mesh', batch: 'B-77', lot: null, expires_on: '2027-05-01', amount: '1' };
    expect(await record(caseId, { kind: 'complication' })).toMatchObject(REFUSED);
    expect(await record(caseId, {}, OTHER)).toMatchObject(REFUSED);
    for (const wrong of [
      { ...product, batch: ' ' },
      { name: 'Mesh' },
      { ...product, expires_on: 'soon' },
      'Mesh',
      { ...product, x: 1 },
    ]) {
      expect(await record(caseId, { products: [wrong] })).toMatchObject({ verdict: 'rejected', code: '23514' });
    }
    expect(await record(caseId, { done_on: '2199-01-01' })).toMatchObject(REFUSED);
    let id = '';
    expect(await tells(ADA, async () => ({ id } = await record(caseId, { products: [product] })))).toBe(1);
    await edit(SURGEON, 'operation_records', id, { findings: 'Otherwise.' });
    expect(await only(db, `select findings, products from public.operation_records where id = $1`, [id])).toEqual({
      findings: 'As planned.',
      products: [product],
    });
    for (const kind of ['addition', 'complication']) expect((await record(caseId, { kind })).verdict).toBe('applied');
  });

  test('that was done though the consent had been withdrawn is recorded all the same', async () => {
    const { caseId, consent } = await asked();
    await sign(consent);
    await edit(ADA, 'surgery_consents', consent, { withdrawn_at: now() });
    expect((await record(caseId)).verdict).toBe('applied');
  });

  const FINE = { fever: false, leg_swelling: false, breathless: false, discharge: false, pain: 2 };
  const answer = async (caseId: string, fields: Row = {}, by = ADA) => {
    const key = { case_id: caseId, moment: 'day1' };
    const { id } = await only(db, `select sync.natural_id('surgery_checkins', $1, 'day1') as id`, [caseId]);
    return push(db, by, 'surgery_checkins', { id, ...key, client_id: ADA, surgeon_id: SURGEON, ...FINE, ...fields });
  };

  test('is followed by answers of the client, whose surgeon is told of what cannot wait, and again of what came to it', async () => {
    const { caseId } = await asked();
    expect(await answer(caseId, {}, SURGEON)).toMatchObject(REFUSED);
    expect(await answer(caseId, { surgeon_id: OTHER })).toMatchObject(REFUSED);
    expect(await tells(SURGEON, () => answer(caseId))).toBe(0);
    const id = String((await only(db, `select id from public.surgery_checkins where case_id = $1`, [caseId]))['id']);
    const mend = (fields: Row) => () => edit(ADA, 'surgery_checkins', id, fields);
    expect(await tells(SURGEON, mend({ fever: true }))).toBe(1);
    expect(await tells(SURGEON, mend({ words: 'Since noon.' }))).toBe(0);
    expect(await tells(SURGEON, mend({ pain: 8 }))).toBe(1);
    expect(await tells(SURGEON, mend({ fever: false }))).toBe(0);
    expect(
      await only(
        db,
        `select title, link from public.notifications where user_id = $1 order by created_at desc limit 1`,
        [SURGEON],
      ),
    ).toEqual({ title: 'A client needs you', link: `/clients/record?part=surgery&of=${ADA}` });
    const { caseId: another } = await asked();
    for (const red of ['fever', 'leg_swelling', 'breathless', 'discharge']) {
      await db.query(`delete from public.surgery_checkins where case_id = $1`, [another]);
      expect(await tells(SURGEON, () => answer(another, { [red]: true }))).toBe(1);
    }
  });

  test('whose surgeon is in care no more has the other carers told of a red flag', async () => {
    const { caseId } = await asked();
    const care = (who: string, status: string) =>
      db.query(`update public.client_assignments set status = $2 where trainer_id = $1`, [who, status]);
    const everyone = [SURGEON, DOCTOR, OTHER];
    const toldBy = async (doing: () => Promise<unknown>) => {
      const before = await Promise.all(everyone.map(told));
      await doing();
      return (await Promise.all(everyone.map(told))).map((after, at) => after - (before[at] ?? 0));
    };
    expect(await toldBy(() => answer(caseId, { fever: true }))).toEqual([1, 0, 0]);
    const id = String((await only(db, `select id from public.surgery_checkins where case_id = $1`, [caseId]))['id']);
    await care(SURGEON, 'paused');
    expect(await toldBy(() => edit(ADA, 'surgery_checkins', id, { discharge: true }))).toEqual([1, 1, 0]);
    await care(DOCTOR, 'ended');
    expect(await toldBy(() => edit(ADA, 'surgery_checkins', id, { pain: 9 }))).toEqual([1, 0, 1]);
    for (const who of [SURGEON, DOCTOR]) await care(who, 'active');
  });

  test('stays read by both when the care has ended, and what was done is still taken', async () => {
    const { caseId, consent } = await asked();
    await sign(consent);
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [SURGEON]);
    const held = await deviceOf(db, SURGEON)();
    const kept = [`surgery_cases ${caseId}`, `surgery_consents ${consent}`, `people ${ADA}`];
    expect(kept.map((row) => held.get(row))).toEqual(['row', 'row', 'row']);
    expect((await edit(SURGEON, 'surgery_cases', caseId, { place: 'Abuja' })).verdict).toBe('rejected');
    expect((await record(caseId)).verdict).toBe('applied');
    expect(await record(caseId, { kind: 'addition', surgeon_id: OTHER }, OTHER)).toMatchObject(REFUSED);
    await db.query(`update public.profiles set provider_status = 'rejected' where id = $1`, [SURGEON]);
    expect((await record(caseId, { kind: 'addition' })).verdict).toBe('rejected');
  });
});
