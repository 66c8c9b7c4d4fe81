import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, list, maybe, oneOf, secureLink, text, timeOfDay, uuid } from './columns.ts';

export const appointments = defineEntity({
  name: 'appointments',
  columns: {
    user_id: uuid,
    provider_id: maybe(uuid),
    title: text(200, 1),
    appointment_type: oneOf(['fitness', 'nutrition', 'other']),
    scheduled_date: day,
    scheduled_time: timeOfDay,
    duration_minutes: integer(5, 480),
    mode: oneOf(['video', 'phone', 'in-person']),
    location: maybe(text(300)),
    status: oneOf(['requested', 'pending', 'scheduled', 'confirmed', 'completed', 'cancelled', 'declined']),
    client_note: maybe(text(2000)),
    notes: maybe(text(10_000)),
    decline_note: maybe(text(2000)),
    call_url: maybe(secureLink(500)),
    zone: text(),
    starts_at: instant,
    ends_at: instant,
    seen_starts_at: maybe(instant),
    agreed_starts_at: maybe(instant),
    decline_reason: maybe(
      oneOf([
        'taken',
        'outside_hours',
        'past',
        'provider_unavailable',
        'provider',
        'unanswered',
        'too_many',
        'too_far',
        'too_late',
      ]),
    ),
    refused_starts_at: maybe(instant),
    alternatives: list(z.looseObject({ scheduled_date: day, scheduled_time: timeOfDay, starts_at: instant })),
    answered_at: maybe(instant),
    created_by: maybe(uuid),
    created_at: instant,
    invoice_id: maybe(uuid),
  },
  indexes: ['[user_id+scheduled_date]', '[provider_id+scheduled_date]'],
  // Of two moves the later one counts, and not the day of one at the hour of the other.
  together: [['scheduled_date', 'scheduled_time', 'duration_minutes', 'starts_at', 'ends_at']],
});

export type Appointment = RowOf<typeof appointments>;
