import { beforeEach } from 'vitest';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';

export const [trainer, client] = [numbered(1), numbered(2)];

const DAY_MS = 86_400_000;

/** So many days from a Monday that can be booked. */
export function fromMonday(days: number): string {
  const ahead = Date.now() + 20 * DAY_MS;
  const toMonday = (8 - new Date(ahead).getUTCDay()) % 7;
  return new Date(ahead + (toMonday + days) * DAY_MS).toISOString().slice(0, 10);
}

/** A trainer and a client of his, each with a device. */
export function aTrainerAndAClient() {
  const server = aServer(async (db) => {
    await join(db, trainer, 'trainer');
    await join(db, client);
    await db.query(`update public.profiles set phone = '+2348111111' where id = $1`, [client]);
    await assign(db, trainer, client);
  });
  let mine: Device;
  let theirs: Device;
  beforeEach(async () => {
    await server().exec(`delete from public.appointments; delete from public.attendance_records;
      delete from public.progress_evaluations; delete from public.milestones; delete from public.provider_schedules;
      delete from public.availability_rules; delete from public.availability_exceptions`);
    [mine, theirs] = await Promise.all([openDevice(server(), client), openDevice(server(), trainer)]);
    return () => {
      mine.close();
      theirs.close();
    };
  });
  const meet = async () => {
    await mine.pull();
    await theirs.pull();
  };
  return { server, mine: () => mine, theirs: () => theirs, meet };
}
