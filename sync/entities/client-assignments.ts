import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

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
    /** By the server. */
    ended_by: maybe(oneOf(['client', 'provider', 'office'])),
    ended_at: maybe(instant),
  },
  indexes: ['[trainer_id+status]', '[client_id+status]'],
});

export type ClientAssignment = RowOf<typeof clientAssignments>;
