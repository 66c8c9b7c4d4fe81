import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, maybe, oneOf, text, uuid } from './columns.ts';

/** Whether a client came. The trainer is whoever wrote it, whatever kind of carer. */
export const attendanceRecords = defineEntity({
  name: 'attendance_records',
  columns: {
    client_id: uuid,
    trainer_id: maybe(uuid),
    appointment_id: maybe(uuid),
    session_date: day,
    session_type: text(80, 1),
    status: oneOf(['attended', 'missed']),
    check_in_time: maybe(instant),
    trainer_notes: maybe(text(4000)),
    created_at: instant,
  },
  indexes: ['[client_id+session_date]', '[trainer_id+session_date]'],
});

export type AttendanceRecord = RowOf<typeof attendanceRecords>;
