import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { scheduleOf } from '#src/features/schedule/queries.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { requestAppointment } from '#sync/actions/appointments.ts';
import { join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { did } from '../../support/did.ts';

const [trainer, client] = [numbered(1), numbered(2)];
const ZONE = 'Africa/Lagos';
const TODAY = dayIn(ZONE);

const server = aServer(async (db) => {
  await join(db, trainer, 'trainer');
  await join(db, client);
});

it('shows for three days that a request came too late, and what is free instead', async () => {
  const device = await openDevice(server(), client);
  await did(
    device.db,
    requestAppointment({
      user_id: client,
      provider_id: trainer,
      title: 'Personal Training',
      appointment_type: 'fitness',
      scheduled_date: addDays(TODAY, -10),
      scheduled_time: '10:00:00',
      starts_at: `${addDays(TODAY, -10)}T09:00:00Z`,
      duration_minutes: 60,
      mode: 'video',
    }),
  );
  const shownOn = async (day: string) =>
    (await scheduleOf(device.db, client, { today: day, zone: ZONE })).upcoming.map(
      ({ status, decline_reason, alternatives }) => [status, decline_reason, alternatives.length],
    );
  expect(await shownOn(TODAY)).toEqual([]);
  await device.push();
  await device.pull();
  const answered = [['declined', 'past', 3]];
  expect([await shownOn(TODAY), await shownOn(addDays(TODAY, 3))]).toEqual([answered, answered]);
  expect(await shownOn(addDays(TODAY, 5))).toEqual([]);
  device.close();
});
