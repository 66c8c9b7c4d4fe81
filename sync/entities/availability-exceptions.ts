import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, removed, writeOne, type Columns } from './changes.ts';
import { day, oneOf, timeOfDay, uuid } from './columns.ts';
import { within } from './reading.ts';

/** One day that differs from the week: closed hours, or hours beside the usual. */
export const availabilityExceptions = defineEntity({
  name: 'availability_exceptions',
  columns: {
    provider_id: uuid,
    date: day,
    kind: oneOf(['closed', 'open']),
    start_time: timeOfDay,
    end_time: timeOfDay,
  },
  indexes: ['[provider_id+date]'],
});

export type AvailabilityException = RowOf<typeof availabilityExceptions>;

type Exception = Columns<typeof availabilityExceptions>;

export const exceptionsBetween = (
  db: Local,
  providerId: string,
  from: string,
  to: string,
): Promise<AvailabilityException[]> => within(db, availabilityExceptions, '[provider_id+date]', [providerId], from, to);

/** Of the whole day, where no hours are given. */
export const stateException = (
  db: Local,
  exception: Pick<Exception, 'provider_id' | 'date' | 'kind'> & Partial<Exception>,
  clock = REAL_CLOCK,
): Promise<string> => {
  const wholeDay = { start_time: '00:00:00', end_time: '24:00:00' };
  return writeOne(db, created(availabilityExceptions, { ...wholeDay, ...exception }), clock);
};

export async function withdrawException(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(availabilityExceptions, id)], clock);
}
