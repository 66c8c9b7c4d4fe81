import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { CardKind } from '#sync/entities/messages.ts';
import { cardOf, latestCards } from '#src/features/messages/along/cards.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';

const [ADA, BAYO, TRAINER, DOCTOR] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

const HERS = `
  insert into public.workout_sessions (id, user_id, name, status, scheduled_for, started_at, completed_at)
  select gen_random_uuid(), '${ADA}', 'Legs ' || n, 'completed', at, at, at
  from generate_series(1, 6) n, lateral (select now() - make_interval(days => n) as at) d;
  insert into public.measurements (id, user_id, kind, value, unit, measured_at) values
    ('${numbered(21)}', '${ADA}', 'systolic', 138, 'mmHg', '2026-03-01T08:00Z'),
    ('${numbered(22)}', '${ADA}', 'diastolic', 88, 'mmHg', '2026-03-01T08:00Z'),
    ('${numbered(23)}', '${ADA}', 'weight', 80, 'kg', '2026-03-02T08:00Z'),
    ('${numbered(24)}', '${BAYO}', 'weight', 90, 'kg', '2026-03-02T08:00Z');
  insert into public.meal_plans (id, user_id, date, name, logged, logged_at)
  values ('${numbered(31)}', '${ADA}', '2026-03-02', 'Eba', true, '2026-03-02T12:00Z')`;

const server = aServer(async (db) => {
  for (const client of [ADA, BAYO]) await join(db, client);
  await join(db, TRAINER, 'trainer');
  await join(db, DOCTOR, 'doctor');
  for (const client of [ADA, BAYO]) await assign(db, TRAINER, client);
  await assign(db, DOCTOR, ADA);
  await db.exec(HERS);
});

const pairWith = (provider_id: string) => ({ client_id: ADA, provider_id });

async function deviceOf(userId: string) {
  const device = await openDevice(server(), userId);
  await device.pull();
  return device;
}

describe('a card', () => {
  it('is offered of the latest few of each kind, a pressure with both figures', async () => {
    const { db, close } = await deviceOf(ADA);
    const cards = await latestCards(db, pairWith(TRAINER));
    expect(cards.map(({ kind, row, second }) => [kind, row['name'] ?? row['kind'], second])).toEqual([
      ...[1, 2, 3, 4].map((n) => ['workout', `Legs ${n}`, undefined]),
      ['meal', 'Eba', undefined],
      ['measurement', 'weight', undefined],
      ['measurement', 'systolic', 88],
    ]);
    close();
  });

  it('shows each reader what he holds of it, and nothing else', async () => {
    const sees = async (who: string, provider: string, kind: CardKind, id: string) => {
      const { db, close } = await deviceOf(who);
      const card = await cardOf(db, pairWith(provider), kind, id);
      close();
      return card !== null;
    };
    expect(await sees(ADA, DOCTOR, 'meal', numbered(31))).toBe(true);
    // A doctor sees figures, and no meals.
    expect(await sees(DOCTOR, DOCTOR, 'meal', numbered(31))).toBe(false);
    expect(await sees(DOCTOR, DOCTOR, 'measurement', numbered(21))).toBe(true);
    expect(await sees(ADA, DOCTOR, 'meal', numbered(99))).toBe(false);
  });

  it('of another client is none, though the provider holds it', async () => {
    const { db, close } = await deviceOf(TRAINER);
    expect(await cardOf(db, { client_id: BAYO, provider_id: TRAINER }, 'measurement', numbered(24))).not.toBeNull();
    expect(await cardOf(db, pairWith(TRAINER), 'measurement', numbered(24))).toBeNull();
    close();
  });
});
