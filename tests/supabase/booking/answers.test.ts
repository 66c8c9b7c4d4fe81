import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { ADA, BAYO, DAY, TRAINER, aBookedTrainer } from './support.ts';
import { push } from '../people/support.ts';

describe.each(engines)('what a provider answers, on %s', (engine) => {
  const { db, ask, read, change, toldTo } = aBookedTrainer(engine);
  const NONE = { decline_reason: null, refused_starts_at: null, alternatives: [] };

  test('is of the time that was seen: what the client has moved meanwhile goes on waiting, without the note', async () => {
    const { id, starts_at } = await ask(ADA, '09:00');
    const seen = new Date(String(starts_at)).toISOString();
    const { rev } = await change(ADA, id, `scheduled_time = '11:00'`);
    const answer = { id, status: 'declined', decline_note: 'Away at nine.', seen_starts_at: seen };
    expect((await push(db(), TRAINER, 'appointments', answer, rev)).verdict).toBe('applied');
    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: 'pending', scheduled_time: '11:00:00', decline_note: null, ...NONE });
    expect(await toldTo(ADA)).toEqual([]);
    const now = new Date(String(waiting['starts_at'])).toISOString();
    await push(db(), TRAINER, 'appointments', { ...answer, seen_starts_at: now }, waiting['rev']);
    expect(await read(id)).toMatchObject({ status: 'declined', decline_note: 'Away at nine.' });
  });

  test('is not held against a later answer, after the provider has moved it', async () => {
    const { id } = await ask(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed', seen_starts_at = starts_at`);
    await change(TRAINER, id, `scheduled_time = '10:00'`);
    expect(await change(TRAINER, id, `status = 'declined'`)).toMatchObject({ status: 'declined' });
  });

  test('comes too late where his licence has ended: what waits goes on waiting, and what was agreed stands', async () => {
    const [{ id: agreed }, { id: waits }] = [await ask(ADA, '09:00'), await ask(BAYO, '10:00')];
    await change(TRAINER, agreed, `status = 'confirmed'`);
    await db().exec(`delete from public.notifications`);
    const endIn = (days: number) =>
      db().query(`update public.profiles set license_expires_on = private.day_of(now()) + $2::integer where id = $1`, [
        TRAINER,
        days,
      ]);
    await endIn(-1);
    for (const status of ['confirmed', 'scheduled']) {
      expect(await change(TRAINER, waits, `status = '${status}'`)).toMatchObject({ status: 'pending' });
    }
    expect([await toldTo(TRAINER), await toldTo(BAYO)]).toEqual([
      ['Your answer came too late', 'Your answer came too late'],
      [],
    ]);
    expect(await change(TRAINER, agreed, `status = 'scheduled'`)).toMatchObject({ status: 'scheduled' });
    // As far as the day that is asked for, and not only today.
    await endIn(0);
    expect(await change(TRAINER, waits, `status = 'confirmed'`)).toMatchObject({ status: 'pending' });
    await endIn(365);
    expect(await change(TRAINER, waits, `status = 'confirmed'`)).toMatchObject({ status: 'confirmed' });
    await db().query(`update public.profiles set license_expires_on = null where id = $1`, [TRAINER]);
  });

  test('takes with it why an earlier wish could not be given', async () => {
    const { id } = await ask(ADA, '09:00');
    await ask(BAYO, '11:00');
    expect(await change(ADA, id, `scheduled_time = '11:00'`)).toMatchObject({
      status: 'pending',
      decline_reason: 'taken',
    });
    expect(await change(TRAINER, id, `status = 'confirmed'`)).toMatchObject({ status: 'confirmed', ...NONE });
  });

  test('is his own affair where he wishes to move to what is taken: he is told, and the client reads nothing of it', async () => {
    const { id } = await ask(ADA, '09:00');
    const { rev } = await change(TRAINER, id, `status = 'confirmed'`);
    await ask(BAYO, '11:00');
    const move = {
      id,
      scheduled_time: '11:00',
      starts_at: `${DAY}T10:00:00.000Z`,
      rev: '44444444-4444-4444-8444-444444444444',
    };
    expect((await push(db(), TRAINER, 'appointments', move, rev)).verdict).toBe('applied');
    const kept = await read(id);
    expect(kept).toMatchObject({ status: 'confirmed', scheduled_time: '09:00:00', ...NONE });
    expect(kept['rev']).not.toBe(move.rev);
    expect(await toldTo(TRAINER)).toEqual(['Appointment requested', 'Appointment requested', 'Appointment not moved']);
    expect(await toldTo(ADA)).toEqual(['Appointment confirmed']);
  });
});
