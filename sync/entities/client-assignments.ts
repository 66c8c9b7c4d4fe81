import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import type { Local } from '#sync/engine/journal.ts';
import { day, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { sortedBy, within } from './reading.ts';

/** An administrator gives a client to a provider of any kind, whom the wire calls the trainer. */
export const clientAssignments = defineEntity({
  name: 'client_assignments',
  columns: {
    trainer_id: uuid,
    client_id: uuid,
    assignment_date: day,
    status: oneOf(['active', 'paused', 'ended']),
    program_focus: maybe(text(500)),
    sessions_per_week: maybe(integer(0, 21)),
    created_at: instant,
  },
  indexes: ['[trainer_id+status]', '[client_id+status]'],
});

export type ClientAssignment = RowOf<typeof clientAssignments>;

export const activeClients = (db: Local, providerId: string): Promise<ClientAssignment[]> =>
  sortedBy(within(db, clientAssignments, '[trainer_id+status]', [providerId], 'active', 'active'), 'assignment_date');

export const activeProviders = (db: Local, clientId: string): Promise<ClientAssignment[]> =>
  sortedBy(within(db, clientAssignments, '[client_id+status]', [clientId], 'active', 'active'), 'assignment_date');
