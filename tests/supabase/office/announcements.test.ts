import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, BISI, TRAINER, ADMIN, FINANCE, LATER] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const EN = { title: 'Closed on Friday', message: 'We are back on Saturday.' };
const DE = { title: 'Freitag geschlossen', message: 'Am Samstag sind wir wieder da.' };

describe.each(engines)('announcements on %s', (engine) => {
  let db: TestDatabase;
  let made = 100;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BISI]) await join(db, client);
    await join(db, TRAINER, 'trainer');
    await join(db, ADMIN, 'admin');
    await join(db, FINANCE, 'finance');
    await db.query(`update public.user_settings set language = 'de' where id = $1`, [ADA]);
    await db.query(`update public.user_settings set language = 'fr' where id = $1`, [TRAINER]);
  }, 240_000);
  afterAll(() => db.close());

  /** From so many days from today to so many. */
  async function write(area: string, [from, to]: [number, number], texts: unknown = { en: EN, de: DE }, by = ADMIN) {
    const id = numbered((made += 1));
    await withCode(db, by, (session) =>
      session.query(
        `select public.write_announcement($1, $2, (now() at time zone 'Africa/Lagos')::date + $3::integer,
           (now() at time zone 'Africa/Lagos')::date + $4::integer, $5::jsonb)`,
        [id, area, from, to, JSON.stringify(texts)],
      ),
    );
    return id;
  }
  const end = (id: string, by = ADMIN): Promise<unknown> =>
    db.as(by, (session) => session.query(`select public.end_announcement($1)`, [id]));
  const goRound = () => db.query(`select public.claim_deliveries(0)`);
  const told = async (who: string) =>
    (
      await db.as(who, (session) =>
        session.query(
          `select title from public.notifications where category = 'announcement' and not deleted order by title`,
        ),
      )
    ).map(({ title }) => title);

  test('an administrator alone writes and ends them, with a fresh code, days and an English text', async () => {
    for (const by of [ADA, TRAINER, FINANCE]) {
      expect(await codeOf(write('all', [0, 1], { en: EN }, by))).toBe('42501');
      expect(await codeOf(end(numbered(1), by))).toBe('42501');
      for (const sql of ['public.announcements()', 'private.announcements', 'private.announcement_tellings']) {
        expect(await codeOf(db.as(by, (session) => session.query(`select * from ${sql}`)))).toBe('42501');
      }
    }
    const plain = db.as(ADMIN, (session) =>
      session.query(`select public.write_announcement($1, 'all', current_date, current_date, '{}')`, [numbered(99)]),
    );
    expect(await codeOf(plain)).toBe('PT403');
    for (const texts of [
      {},
      { de: DE },
      { en: { title: 'x', message: ' ' } },
      { en: EN, it: DE },
      { en: EN, de: {} },
      { en: { ...EN, title: 'Closed\nBcc: all' } },
      { en: { ...EN, title: 'Closed \u202Eyadirf' } },
      { en: { ...EN, title: 7 } },
      { en: { ...EN, message: ['We', 'are back'] } },
    ]) {
      expect([texts, await codeOf(write('all', [0, 1], texts))]).toEqual([texts, '22023']);
    }
    for (const days of [
      [1, 0],
      [-2, -1],
      [0, 400],
    ] as [number, number][]) {
      expect([days, await codeOf(write('all', days))]).toEqual([days, '22023']);
    }
  });

  test('all of an area are told once, in their language or in English, and who joins while it lasts', async () => {
    const due = () => db.query(`select id from private.announcements_due`);
    const id = await write('clients', [0, 3]);
    await goRound();
    await goRound();
    expect(await due()).toEqual([]);
    expect([await told(ADA), await told(BISI), await told(TRAINER), await told(FINANCE)]).toEqual([
      [DE.title],
      [EN.title],
      [],
      [],
    ]);
    await join(db, LATER);
    expect(await due()).toEqual([{ id }]);
    await goRound();
    expect([await told(LATER), await told(ADA)]).toEqual([[EN.title], [DE.title]]);
    expect(await only(db, `select act, reason from private.audit_lines order by id desc limit 1`)).toEqual({
      act: 'announcement.written',
      reason: EN.title,
    });
    await end(id);
    await goRound();
    expect([await told(ADA), await told(LATER)]).toEqual([[], []]);
    expect(await codeOf(end(id))).toBe('P0002');
  });

  test('nobody else tells anything as an announcement, on whosever behalf', async () => {
    const create = (category: string) =>
      db.query(`select public.create_notification($1, 'Pay me', 'At once', category => $2, told_by => $3)`, [
        ADA,
        category,
        TRAINER,
      ]);
    expect(await codeOf(create('announcement'))).toBe('42501');
    expect(await create('general')).toHaveLength(1);
  });

  test('one waits for its first day and goes after its last', async () => {
    const id = await write('providers', [1, 2]);
    await goRound();
    expect(await told(TRAINER)).toEqual([]);
    await db.query(`update private.announcements set starts_on = starts_on - 1 where id = $1`, [id]);
    await goRound();
    expect([await told(TRAINER), await told(ADA)]).toEqual([[EN.title], []]);
    await db.query(`update private.announcements set starts_on = starts_on - 5, ends_on = ends_on - 5 where id = $1`, [
      id,
    ]);
    await goRound();
    expect(await told(TRAINER)).toEqual([]);
    const listed = await db.as(ADMIN, (session) => session.query(`select id, state from public.announcements()`));
    expect(listed).toContainEqual({ id, state: 'ended' });
  });
});
