import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { appointments } from '#sync/entities/appointments.ts';
import { entities } from '#sync/entities/index.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { numbered } from '../../support/members.ts';

export const [ME, CLIENT] = [numbered(1), numbered(2)];

const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false };

/** The database of a provider's device, anew for each test. */
export function aDevice() {
  let db: Local;
  beforeEach(async () => {
    db = await openDatabase(ME, entities, { prefix: randomUUID() });
  });
  afterEach(() => db.close());

  const put = (entity: { name: string }, row: object) => db.rows(entity).put({ ...STAMP, ...row } as never);
  const book = async (n: number, starts_at: string, rest: object = {}): Promise<string> => {
    const starts = new Date(starts_at);
    await put(appointments, {
      id: numbered(n),
      user_id: CLIENT,
      provider_id: ME,
      title: 'Personal Training',
      appointment_type: 'fitness',
      scheduled_date: starts_at.slice(0, 10),
      scheduled_time: '10:00:00',
      duration_minutes: 60,
      mode: 'in-person',
      location: null,
      status: 'confirmed',
      client_note: null,
      notes: null,
      decline_note: null,
      call_url: null,
      zone: 'Africa/Lagos',
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 3_600_000).toISOString(),
      decline_reason: null,
      refused_starts_at: null,
      seen_starts_at: null,
      agreed_starts_at: starts.toISOString(),
      alternatives: [],
      answered_at: null,
      created_by: CLIENT,
      created_at: starts.toISOString(),
      invoice_id: null,
      ...rest,
    });
    return numbered(n);
  };
  return { local: () => db, put, book };
}
