import { describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { ADA, BAYO, DAY, TRAINER, aBookedTrainer } from './support.ts';
import { codeOf, dayAhead, push } from '../people/support.ts';

const LINK = 'https://call.example/t';
const OTHER = 'https://call.example/other';
const ROOM = 'Room 4';

describe.each(engines)('where one meets, on %s', (engine) => {
  const { db, ask, read, change } = aBookedTrainer(engine);
  const state = (rules: Row): Promise<unknown> =>
    db().as(TRAINER, (session) =>
      session.query(
        `insert into public.provider_schedules (id, user_id, auto_confirm, call_url, location) values ($1, $1, $2, $3, $4)
         on conflict (id) do update set (call_url, location) = (excluded.call_url, excluded.location)`,
        [TRAINER, rules['auto_confirm'] ?? false, rules['call_url'] ?? null, rules['location'] ?? null],
      ),
    );
  const video = (client: string, time: string): Promise<Row> => ask(client, time, { mode: 'video' });

  test('is nobody’s to know before the answer, and nobody’s any more after the appointment is called off', async () => {
    await state({ call_url: LINK, location: ROOM });
    const [call, visit] = [await video(BAYO, '09:00'), await ask(BAYO, '10:00')];
    expect([call, visit]).toMatchObject([
      { status: 'pending', call_url: null },
      { status: 'pending', location: null },
    ]);
    expect(await change(TRAINER, call['id'], `status = 'confirmed'`)).toMatchObject({ call_url: LINK, location: null });
    expect(await change(TRAINER, visit['id'], `status = 'scheduled'`)).toMatchObject({
      call_url: null,
      location: ROOM,
    });
    expect(await change(BAYO, call['id'], `status = 'cancelled'`)).toMatchObject({ call_url: null });
    expect(await change(TRAINER, visit['id'], `status = 'declined'`)).toMatchObject({ location: null });
  });

  test('waits for the next answer where a client asks for another time, and stays where that cannot be given', async () => {
    await state({ call_url: LINK });
    const { id } = await video(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    await ask(BAYO, '11:00');
    expect(await change(ADA, id, `scheduled_time = '11:00'`)).toMatchObject({ status: 'confirmed', call_url: LINK });
    expect(await change(ADA, id, `scheduled_time = '10:00'`)).toMatchObject({ status: 'pending', call_url: null });
  });

  test('is not got by making a call of the visit that was agreed', async () => {
    await state({ call_url: LINK });
    const { id } = await ask(ADA, '09:00');
    expect(await change(ADA, id, `mode = 'video'`)).toMatchObject({ status: 'pending', call_url: null });
    await change(ADA, id, `mode = 'in-person'`);
    await change(TRAINER, id, `status = 'confirmed'`);
    expect(await codeOf(change(ADA, id, `mode = 'video'`))).toBe('42501');
    expect(await codeOf(change(ADA, id, `mode = 'video', scheduled_time = '10:00'`))).toBe('42501');
    expect(await change(TRAINER, id, `mode = 'video'`)).toMatchObject({ status: 'confirmed', call_url: LINK });
  });

  test('is not changed by the client alone once it was agreed, who may ask for another time or call it off', async () => {
    await state({ location: ROOM });
    const { id } = await ask(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed'`);
    for (const place of [
      `location = 'At the lake'`,
      `location = null`,
      `location = 'At the lake', status = 'requested'`,
    ])
      expect(await codeOf(change(ADA, id, place))).toBe('42501');
    expect(await change(TRAINER, id, `location = 'Room 5'`)).toMatchObject({ status: 'confirmed', location: 'Room 5' });
    await change(TRAINER, id, `location = '${ROOM}'`);
    expect(await change(ADA, id, `scheduled_time = '10:00'`)).toMatchObject({ status: 'pending', location: null });
    await change(TRAINER, id, `status = 'confirmed'`);
    expect(await change(ADA, id, `status = 'cancelled'`)).toMatchObject({ status: 'cancelled', location: null });
  });

  test('is the place the client has named, if there is one', async () => {
    await state({ location: ROOM });
    const { id } = await ask(ADA, '09:00');
    expect(await change(ADA, id, `location = 'At the lake'`)).toMatchObject({ location: 'At the lake' });
    expect(await change(TRAINER, id, `status = 'confirmed'`)).toMatchObject({ location: 'At the lake' });
    await state({ location: 'Room 5' });
    expect(await change(ADA, id, `status = 'cancelled'`)).toMatchObject({ location: 'At the lake' });
  });

  test('reaches what is agreed and to come also where it is stated later, changed or withdrawn', async () => {
    const [call, visit, waiting] = [await video(ADA, '09:00'), await ask(ADA, '10:00'), await video(ADA, '11:00')];
    const over = await ask(BAYO, '09:00', { mode: 'video', scheduled_date: dayAhead(8) });
    for (const { id } of [call, visit, over]) await change(TRAINER, id, `status = 'confirmed'`);
    await db().query(`update public.appointments set scheduled_date = $2 where id = $1`, [over['id'], dayAhead(-1)]);
    const links = async () =>
      Promise.all(
        [call, visit, waiting, over].map(async ({ id }) => [
          (await read(id))['call_url'],
          (await read(id))['location'],
        ]),
      );
    await state({ call_url: LINK, location: ROOM });
    expect(await links()).toEqual([
      [LINK, null],
      [null, ROOM],
      [null, null],
      [null, null],
    ]);
    await state({ call_url: OTHER, location: ROOM });
    expect(await links()).toEqual([
      [OTHER, null],
      [null, ROOM],
      [null, null],
      [null, null],
    ]);
    await state({});
    expect(await links()).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test('is not overwritten where the provider has set another link for this one', async () => {
    await state({ call_url: LINK });
    const { id } = await video(ADA, '09:00');
    await change(TRAINER, id, `status = 'confirmed', call_url = '${OTHER}'`);
    await state({ call_url: 'https://call.example/new' });
    expect(await read(id)).toMatchObject({ call_url: OTHER });
  });

  test('comes with a rev of the server, so that the device of the provider who confirms has it too', async () => {
    await state({ call_url: LINK });
    const { id, rev } = await video(ADA, '09:00');
    const answer = { id, status: 'confirmed', rev: '11111111-1111-4111-8111-111111111111' };
    expect((await push(db(), TRAINER, 'appointments', answer, rev)).verdict).toBe('applied');
    const answered = await read(id);
    expect(answered).toMatchObject({ status: 'confirmed', call_url: LINK, scheduled_time: '09:00:00' });
    expect(answered['rev']).not.toBe(answer.rev);
    expect(new Date(String(answered['starts_at'])).toISOString()).toBe(`${DAY}T08:00:00.000Z`);
  });
});
