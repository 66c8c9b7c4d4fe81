import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/lib/words.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { dayAhead, only } from './support.ts';

const [CLIENT, TRAINER] = [numbered(1), numbered(2)];
const DAY = dayAhead(30);

/** The day as a person would write it. */
function dayIn(language: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(DAY));
  const [weekday, day, month] = [part({ weekday: 'long' }), Number(DAY.slice(8)), part({ month: 'long' })];
  return {
    en: `${weekday}, ${day} ${month}`,
    es: `${weekday}, ${day} de ${month}`,
    fr: `${weekday} ${day} ${month}`,
    de: `${weekday}, ${day}. ${month}`,
  }[language] as string;
}

describe.each(engines)('what is told of appointments on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, CLIENT);
    await join(db, TRAINER, 'trainer');
    await assign(db, TRAINER, CLIENT);
    await db.query(`update public.profiles set first_name = 'Amina', last_name = 'Bello' where id = $1`, [TRAINER]);
  }, 240_000);
  beforeEach(() => db.exec('delete from public.appointments; delete from public.notifications'));
  afterAll(() => db.close());

  const speak = (who: string, language: string, timezone: string): Promise<unknown> =>
    db.query(`update public.user_settings set language = $2, timezone = $3 where id = $1`, [who, language, timezone]);
  const ask = (): Promise<unknown> =>
    db.as(CLIENT, (session) =>
      session.query(
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         values ($1, $2, 'Personal Training', $3, '14:00')`,
        [CLIENT, TRAINER, DAY],
      ),
    );
  const answer = (set: string): Promise<unknown> =>
    db.as(TRAINER, (session) => session.query(`update public.appointments set ${set}`));
  const toldTo = (who: string) => only(db, `select title, message from public.notifications where user_id = $1`, [who]);

  test.each([
    ['en', 'Appointment confirmed'],
    ['es', 'Cita confirmada'],
    ['fr', 'Rendez-vous confirmé'],
    ['de', 'Termin bestätigt'],
  ])('is in the language %s of a client, by the clock of the client', async (language, title) => {
    await speak(CLIENT, language, 'Asia/Kolkata');
    await ask();
    await answer(`status = 'confirmed'`);
    expect(await toldTo(CLIENT)).toEqual({ title, message: `Amina Bello, ${dayIn(language)}, 18:30` });
  });

  test('is in the language of a provider, by the clock of the clinic', async () => {
    await speak(CLIENT, 'fr', 'Asia/Kolkata');
    await speak(TRAINER, 'de', 'Asia/Tokyo');
    await ask();
    const message = `Member 0001, ${dayIn('de')}, 14:00`;
    expect(await toldTo(TRAINER)).toEqual({ title: 'Termin angefragt', message });
  });

  test('has what the provider wrote when declining', async () => {
    await speak(CLIENT, 'es', 'Africa/Lagos');
    await ask();
    await answer(`status = 'declined', decline_note = 'Come on Friday.'`);
    const message = `Amina Bello, ${dayIn('es')}, 14:00. Come on Friday.`;
    expect(await toldTo(CLIENT)).toEqual({ title: 'Cita rechazada', message });
  });

  test('has words for every language, and every event in each', async () => {
    const names = (language: string, part: Intl.DateTimeFormatOptions, at: (n: number) => number, count: number) => {
      const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
      return Array.from({ length: count }, (_, n) => format.format(at(n)));
    };
    const rows = await db.query<{ language: string; days: string[]; months: string[] }>(
      `select language, days, months from private.calendar_words`,
    );
    expect(rows.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted());
    for (const { language, days, months } of rows) {
      // 5 January 2098 is a Sunday.
      expect(days).toEqual(names(language, { weekday: 'long' }, (n) => Date.UTC(2098, 0, 5 + n), 7));
      expect(months).toEqual(names(language, { month: 'long' }, (n) => Date.UTC(2098, n, 1), 12));
    }
    const missing = await db.query(
      `select e.event, l.language from (select distinct event from private.appointment_words) e
         cross join private.calendar_words l
       where not exists (select from private.appointment_words w where (w.event, w.language) = (e.event, l.language))`,
    );
    expect(missing).toEqual([]);
  });
});
