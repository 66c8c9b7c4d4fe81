import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, OTHER, DOCTOR] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('messages on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const provider of [TRAINER, OTHER]) await join(db, provider, 'trainer');
    await assign(db, TRAINER, ADA);
    await assign(db, OTHER, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const send = (sender: string, fields: Record<string, unknown> = {}) =>
    push(db, sender, 'messages', {
      id: numbered((place += 1)),
      client_id: ADA,
      provider_id: TRAINER,
      sender_id: sender,
      content: 'Hello',
      ...fields,
    });

  test('both sides write, both read, and nobody else does either', async () => {
    const device = deviceOf(db, TRAINER);
    await device();
    const { id, verdict } = await send(ADA);
    expect(verdict).toBe('applied');
    expect((await send(TRAINER)).verdict).toBe('applied');
    expect((await device()).get(`messages ${id}`)).toBe('row');
    for (const stranger of [BAYO, OTHER]) {
      expect(await send(stranger)).toMatchObject({ verdict: 'rejected', code: '42501' });
      expect(await db.as(stranger, (session) => count(session, `select from public.messages`))).toBe(0);
    }
  });

  test('nobody writes in the name of the other, or to who does not care for him', async () => {
    expect(await send(ADA, { sender_id: TRAINER })).toMatchObject({ verdict: 'rejected' });
    expect(await send(ADA, { provider_id: OTHER })).toMatchObject({ verdict: 'rejected' });
    expect(await send(TRAINER, { client_id: BAYO })).toMatchObject({ verdict: 'rejected' });
  });

  test('it is dated by its writer, but not ahead, and arrives when it arrives', async () => {
    const { id } = await send(ADA, { created_at: '2099-01-01T00:00:00Z', arrived_at: '2020-01-01T00:00:00Z' });
    expect(
      await only(
        db,
        `select created_at <= now() as past, arrived_at > now() - interval '1 minute' as just_now
         from public.messages where id = $1`,
        [id],
      ),
    ).toEqual({ past: true, just_now: true });
  });

  test('the sender takes it back once, nobody reads it then, and the record keeps it', async () => {
    const { id } = await send(ADA, { content: 'Too much said' });
    const retract = (who: string, reason: string): Promise<number> =>
      db.as(who, (session) =>
        count(session, `update public.messages set retract_reason = $2 where id = $1 returning id`, [id, reason]),
      );
    expect(await retract(TRAINER, 'No')).toBe(0);
    expect(await codeOf(retract(ADA, ' '))).toBe('23514');
    expect(await retract(ADA, 'Wrong day')).toBe(1);
    await retract(ADA, 'Another reason');
    expect(await only(db, `select content, retract_reason from public.messages where id = $1`, [id])).toEqual({
      content: '(retracted)',
      retract_reason: 'Wrong day',
    });
    expect(await only(db, `select content from private.retracted_messages where message_id = $1`, [id])).toEqual({
      content: 'Too much said',
    });
    const edit = db.as(ADA, (session) => session.query(`update public.messages set content = 'x' where id = $1`, [id]));
    expect(await codeOf(edit)).toBe('42501');
    expect(await codeOf(db.as(ADA, (s) => s.query(`delete from public.messages where id = $1`, [id])))).toBe('42501');
  });

  test('what is taken back before it was sent was never said', async () => {
    await db.query(`delete from public.notifications where user_id = $1`, [TRAINER]);
    const { id } = await send(ADA, { content: 'Too much said', retract_reason: 'Wrong person' });
    expect(
      await only(
        db,
        `select content, (select count(*)::integer from public.notifications where user_id = $2) as told,
           (select count(*)::integer from private.retracted_messages where message_id = $1) as kept
         from public.messages where id = $1`,
        [id, TRAINER],
      ),
    ).toEqual({ content: '(retracted)', told: 0, kept: 0 });
  });

  test('the reader is told once, in words that a locked screen may show', async () => {
    await db.query(`delete from public.notifications where user_id = $1`, [TRAINER]);
    await send(ADA, { content: 'My knee' });
    await send(ADA, { content: 'My other knee' });
    const told = await db.query<{ title: string; message: string }>(
      `select title, message from public.notifications where user_id = $1`,
      [TRAINER],
    );
    expect(told).toEqual([{ title: 'New message from a client', message: 'Open it in the app.' }]);
  });

  test('somebody in danger is announced even where an older message is unread', async () => {
    await db.query(`delete from public.notifications where user_id = $1`, [TRAINER]);
    await send(ADA, { content: 'Hello' });
    for (const content of ['I want to die', 'I mean it']) await send(ADA, { content, urgent: true });
    expect(
      await db.query(`select type from public.notifications where user_id = $1 order by created_at`, [TRAINER]),
    ).toEqual([{ type: 'info' }, { type: 'warning' }]);
  });

  test('nobody dates his words before the care, and each arrives behind the one before', async () => {
    const old = await send(TRAINER, { created_at: '2001-03-03T00:00:00Z', content: 'Stop the tablets' });
    const next = await send(ADA);
    expect(
      await only(
        db,
        `select o.created_at > now() - interval '15 days' as bounded, o.arrived_at < n.arrived_at as behind
         from public.messages o, public.messages n where o.id = $1 and n.id = $2`,
        [old.id, next.id],
      ),
    ).toEqual({ bounded: true, behind: true });
  });

  test('so many typed just now are taken in a minute, and a refused one later', async () => {
    await db.query(`update public.messages set arrived_at = arrived_at - interval '1 hour' where sender_id = $1`, [
      TRAINER,
    ]);
    const ago = (seconds: number) => ({ created_at: new Date(Date.now() - seconds * 1000).toISOString() });
    const verdicts: string[] = [];
    // The later they are sent, the older they say they are.
    for (let n = 0; n < 20; n += 1) verdicts.push((await send(TRAINER, ago(n))).verdict);
    expect(new Set(verdicts)).toEqual(new Set(['applied']));
    const refused = await send(TRAINER, ago(100));
    expect(refused).toMatchObject({ verdict: 'rejected', code: 'P0001' });
    expect((await send(ADA)).verdict).toBe('applied');
    expect((await send(TRAINER, { id: refused.id, ...ago(125) })).verdict).toBe('applied');
  });

  test('what waited for a network arrives together, however dense or old it is, and leaves room for what is typed', async () => {
    await db.query(`update public.messages set arrived_at = arrived_at - interval '1 hour' where sender_id = $1`, [
      TRAINER,
    ]);
    for (const day of ['2001-03-03', new Date(Date.now() - 3_600_000).toISOString()])
      for (let n = 0; n < 25; n += 1) expect((await send(TRAINER, { created_at: day })).verdict).toBe('applied');
    expect((await send(TRAINER)).verdict).toBe('applied');
  });

  test('a mark only grows, is not ahead, and is its reader’s alone', async () => {
    const { id } = await only(db, `select sync.natural_id('message_reads', $1, $2, $3) as id`, [TRAINER, ADA, TRAINER]);
    const mark = { id, user_id: TRAINER, client_id: ADA, provider_id: TRAINER };
    expect((await push(db, TRAINER, 'message_reads', { ...mark, read_at: '2099-01-01T00:00:00Z' })).verdict).toBe(
      'applied',
    );
    const { rev, ahead } = await only(
      db,
      `select rev, read_at > now() as ahead from public.message_reads where id = $1`,
      [id],
    );
    expect(ahead).toBe(false);
    await push(db, TRAINER, 'message_reads', { ...mark, read_at: '2026-01-01T00:00:00Z' }, rev);
    expect(
      await only(db, `select read_at > '2026-02-01' as kept from public.message_reads where id = $1`, [id]),
    ).toEqual({ kept: true });
    expect(await db.as(ADA, (session) => count(session, `select from public.message_reads`))).toBe(1);
    const forged = { ...mark, id: numbered(99), user_id: ADA, read_at: '2026-01-01T00:00:00Z' };
    expect((await push(db, TRAINER, 'message_reads', forged)).verdict).toBe('rejected');
  });

  test('what was delivered only grows, is not ahead, and what was read was delivered', async () => {
    const { id } = await only(db, `select sync.natural_id('message_reads', $1, $2, $3) as id`, [ADA, ADA, TRAINER]);
    const mark = { id, user_id: ADA, client_id: ADA, provider_id: TRAINER, read_at: null };
    const marked = async (fields: Record<string, unknown>) => {
      const [before] = await db.query(`select rev from public.message_reads where id = $1`, [id]);
      await push(db, ADA, 'message_reads', { ...mark, ...fields }, before?.['rev']);
      return only(
        db,
        `select read_at::date::text as read, delivered_at::date::text as delivered, delivered_at > now() as ahead
         from public.message_reads where id = $1`,
        [id],
      );
    };
    const at = (day: string) => `2026-01-${day}T12:00:00Z`;
    const so = (read: string | null, delivered: string) => ({ read, delivered, ahead: false });
    expect(await marked({ delivered_at: at('05') })).toEqual(so(null, '2026-01-05'));
    expect(await marked({ delivered_at: at('02') })).toEqual(so(null, '2026-01-05'));
    expect(await marked({ delivered_at: at('05'), read_at: at('08') })).toEqual(so('2026-01-08', '2026-01-08'));
    expect(await marked({ delivered_at: '2099-01-01T00:00:00Z' })).toMatchObject({ read: '2026-01-08', ahead: false });
  });

  test('who answers meanwhile is another approved provider of the same kind, and sees nothing by it', async () => {
    await join(db, DOCTOR, 'doctor');
    const cover = (who: string, away_cover: string | null) =>
      push(db, who, 'provider_schedules', {
        id: who,
        user_id: who,
        zone: 'Africa/Lagos',
        slot_minutes: 30,
        auto_confirm: false,
        away_until: '2031-03-08',
        away_cover,
      });
    for (const nobody of [DOCTOR, TRAINER, BAYO])
      expect(await cover(TRAINER, nobody)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect((await cover(TRAINER, OTHER)).verdict).toBe('applied');
    expect(await only(db, `select away_cover from public.people where id = $1`, [TRAINER])).toEqual({
      away_cover: OTHER,
    });
    expect(await send(OTHER)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(
      await db.as(OTHER, (session) => count(session, `select from public.messages where client_id = $1`, [ADA])),
    ).toBe(0);

    const told = async (who: string): Promise<unknown[]> =>
      (
        await db.query(
          `select title from public.notifications n join private.care_words w using (title)
           where n.user_id = $1 and w.what in ('cover', 'uncovered') and w.language = 'en' order by n.created_at`,
          [who],
        )
      ).map(({ title }) => title);
    expect(await told(OTHER)).toEqual(['A colleague named you']);
    // The same said again is no news.
    await db.query(`update public.provider_schedules set away_cover = away_cover where id = $1`, [TRAINER]);
    expect(await told(OTHER)).toHaveLength(1);
    const refuse = (who: string) => db.as(who, (session) => session.query(`select public.refuse_cover($1)`, [TRAINER]));
    await refuse(DOCTOR);
    expect(await told(TRAINER)).toEqual([]);
    for (const again of [1, 2]) {
      await refuse(OTHER);
      expect([again, await told(TRAINER)]).toEqual([again, ['Nobody answers for you meanwhile']]);
    }
    expect(await only(db, `select away_cover from public.people where id = $1`, [TRAINER])).toEqual({
      away_cover: null,
    });
  });

  test('where the care ends both go on reading, and neither writes', async () => {
    await db.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]);
    for (const side of [ADA, TRAINER]) {
      expect(await send(side)).toMatchObject({ verdict: 'rejected', code: '42501' });
      expect(await db.as(side, (session) => count(session, `select from public.messages`))).toBeGreaterThan(0);
      const retract = `update public.messages set retract_reason = 'You will regret this' returning id`;
      expect(await db.as(side, (session) => count(session, retract))).toBe(0);
    }
  });
});
