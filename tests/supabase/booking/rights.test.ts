import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { ADA, BAYO, DAY, TRAINER, aBookedTrainer } from './support.ts';
import { codeOf, count, dayAhead } from '../people/support.ts';

describe.each(engines)('who may do what to an appointment on %s', (engine) => {
  const { db, ask, read, change, pass } = aBookedTrainer(engine);
  const start = async (): Promise<unknown> => (await ask(ADA, '09:00'))['id'];

  test('a client does not answer, complete, write notes or set the link', async () => {
    const id = await start();
    for (const status of ['confirmed', 'scheduled', 'completed', 'declined']) {
      expect(await codeOf(change(ADA, id, `status = '${status}'`))).toBe('42501');
    }
    for (const set of [`notes = 'x'`, `call_url = 'https://evil.example'`, `decline_note = 'x'`])
      expect(await codeOf(change(ADA, id, set))).toBe('42501');
    expect(
      await codeOf(
        db().as(ADA, (session) =>
          session.query(
            `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
           values ($1, $2, 'x', $3, '10:00', 'confirmed')`,
            [ADA, TRAINER, DAY],
          ),
        ),
      ),
    ).toBe('42501');
  });

  test('a client cancels, and what is cancelled stays so', async () => {
    const id = await start();
    await change(ADA, id, `status = 'cancelled'`);
    expect(await codeOf(change(ADA, id, `status = 'requested'`))).toBe('42501');
    expect(await codeOf(change(TRAINER, id, `status = 'confirmed'`))).toBe('42501');
    expect(await ask(BAYO, '09:00')).toMatchObject({ status: 'pending' });
  });

  test('a provider declines with a note, and alternatives are added', async () => {
    const declined = await change(TRAINER, await start(), `status = 'declined', decline_note = 'Away that day.'`);
    expect(declined).toMatchObject({
      status: 'declined',
      decline_reason: 'provider',
      decline_note: 'Away that day.',
    });
    expect(declined['alternatives']).toHaveLength(3);
    expect(await codeOf(change(TRAINER, declined['id'], `status = 'confirmed'`))).toBe('42501');
  });

  test('a provider reschedules, and completes only what has begun', async () => {
    const id = await start();
    expect(await change(TRAINER, id, `status = 'confirmed', scheduled_time = '15:00'`)).toMatchObject({
      status: 'confirmed',
      scheduled_time: '15:00:00',
    });
    expect(await codeOf(change(TRAINER, id, `status = 'completed'`))).toBe('42501');
    expect(await codeOf(change(TRAINER, id, `status = 'requested'`))).toBe('42501');
    await pass(id);
    await change(TRAINER, id, `status = 'completed', notes = 'Went well.'`);
    expect(await codeOf(change(TRAINER, id, `scheduled_time = '10:00'`))).toBe('42501');
    await change(TRAINER, id, `notes = 'Went very well.'`);
    expect(await codeOf(change(ADA, id, `status = 'cancelled'`))).toBe('42501');
  });

  test('a provider moves nothing into the past, and makes no care of a request by calling it over', async () => {
    const id = await start();
    const past = `scheduled_date = '${dayAhead(-300)}'`;
    for (const set of [past, `status = 'confirmed', ${past}`, `status = 'completed', ${past}`]) {
      expect(await codeOf(change(TRAINER, id, set))).toBe('42501');
    }
    expect(await read(id)).toMatchObject({ status: 'pending', scheduled_time: '09:00:00' });
    await change(ADA, id, `status = 'cancelled'`);
  });

  test('nobody else sees or changes it, and the server’s columns stay its own', async () => {
    const id = await start();
    const others = await db().as(BAYO, (session) =>
      count(session, `update public.appointments set title = 'x' where id = $1 returning id`, [id]),
    );
    expect(others).toBe(0);
    for (const set of [
      `zone = 'UTC'`,
      `ends_at = now()`,
      `provider_id = null`,
      `user_id = '${BAYO}'`,
      `deleted = true`,
    ]) {
      expect(await codeOf(change(ADA, id, set))).toBe('42501');
    }
    expect(await codeOf(change(TRAINER, id, `status = 'confirmed', call_url = 'javascript:alert(1)'`))).toBe('23514');
  });
});
