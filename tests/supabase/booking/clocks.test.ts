import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { numbered } from '../../support/members.ts';
import { ADA, BAYO, DAY, TRAINER, aBookedTrainer } from './support.ts';
import { codeOf, push } from '../people/support.ts';

const JOHANNESBURG = 'Africa/Johannesburg';
const BOGOTA = 'America/Bogota';

describe.each(engines)('a provider who changes the clock, on %s', (engine) => {
  const { db, ask, read, change } = aBookedTrainer(engine);
  /** An hour ahead of Lagos, or six behind: by this clock the trainer works from nine to twelve from now on. */
  const live = (zone: string): Promise<unknown> =>
    db().as(TRAINER, (session) =>
      session.query(
        `insert into public.provider_schedules (id, user_id, zone) values ($1, $1, $2)
         on conflict (id) do update set zone = excluded.zone`,
        [TRAINER, zone],
      ),
    );
  const at = (time: string): string => `${DAY}T${time}:00.000Z`;
  const timeOf = ({ starts_at, ends_at, zone, scheduled_time }: Row) => [
    new Date(String(starts_at)).toISOString(),
    new Date(String(ends_at)).getTime() - new Date(String(starts_at)).getTime(),
    zone,
    scheduled_time,
  ];
  const HOUR = 3_600_000;

  test('leaves what is agreed at its instant, and it is moved by the new clock', async () => {
    const { id } = await ask(ADA, '09:00');
    await live(BOGOTA);
    expect(timeOf(await read(id))).toEqual([at('08:00'), HOUR, 'Africa/Lagos', '09:00:00']);
    const moved = await change(ADA, id, `scheduled_time = '10:00'`);
    expect(moved).toMatchObject({ status: 'pending' });
    expect(timeOf(moved)).toEqual([at('15:00'), HOUR, BOGOTA, '10:00:00']);
    expect(timeOf(await change(TRAINER, id, `scheduled_time = '11:00'`))).toEqual([
      at('16:00'),
      HOUR,
      BOGOTA,
      '11:00:00',
    ]);
  });

  test('gives the instant that was picked by the old clock, also where it is the same hour by the new one', async () => {
    const { id, rev } = await ask(ADA, '09:00');
    await live(JOHANNESBURG);
    const wish = { id, scheduled_time: '10:00', starts_at: at('09:00'), status: 'requested' };
    const { verdict, row } = await push(db(), ADA, 'appointments', wish, rev);
    expect([verdict, row?.['scheduled_time']]).toEqual(['applied', '11:00:00']);
    expect(timeOf(await read(id))).toEqual([at('09:00'), HOUR, JOHANNESBURG, '11:00:00']);
    await live('Africa/Lagos');
    const again = await change(ADA, id, `scheduled_time = '11:00', starts_at = '${at('10:00')}'`);
    expect(again).toMatchObject({ status: 'pending' });
    expect(timeOf(again)).toEqual([at('10:00'), HOUR, 'Africa/Lagos', '11:00:00']);
  });

  test('is asked for the instant that was seen without a connection, and declines it where that is not open now', async () => {
    await live(JOHANNESBURG);
    const booking = {
      user_id: BAYO,
      provider_id: TRAINER,
      title: 'Training',
      scheduled_date: DAY,
      status: 'requested',
    };
    await push(db(), BAYO, 'appointments', {
      ...booking,
      id: numbered(71),
      scheduled_time: '10:00',
      starts_at: at('09:00'),
    });
    expect(await read(numbered(71))).toMatchObject({ status: 'pending', scheduled_time: '11:00:00' });
    await push(db(), BAYO, 'appointments', {
      ...booking,
      id: numbered(72),
      scheduled_time: '11:00',
      starts_at: at('10:00'),
    });
    expect(await read(numbered(72))).toMatchObject({ status: 'declined', decline_reason: 'outside_hours' });
  });

  test('keeps an appointment whole, with its clock, where the wish cannot be given', async () => {
    const { id } = await ask(ADA, '09:00');
    await live(BOGOTA);
    const kept = await change(ADA, id, `scheduled_time = '20:00'`);
    expect(kept).toMatchObject({ status: 'pending', decline_reason: 'outside_hours' });
    expect(timeOf(kept)).toEqual([at('08:00'), HOUR, 'Africa/Lagos', '09:00:00']);
  });

  test('is asked again also where a client moves by the instant alone', async () => {
    const { id } = await ask(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    expect(await change(ADA, id, `starts_at = '${at('09:00')}'`)).toMatchObject({
      status: 'pending',
      scheduled_time: '10:00:00',
    });
    expect(await change(ADA, id, `starts_at = '${at('19:00')}'`)).toMatchObject({ decline_reason: 'outside_hours' });
  });

  test('moves nothing into the past by the instant, or by an hour of another clock', async () => {
    const { id } = await ask(ADA, '09:00');
    expect(await codeOf(change(TRAINER, id, `starts_at = now() - interval '1 day'`))).toBe('42501');
    expect(await codeOf(change(TRAINER, id, `starts_at = null`))).toBe('23502');
    expect(await codeOf(change(TRAINER, id, `starts_at = 'infinity'`))).toBe('42501');
  });
});
