import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { availabilityExceptions } from '#sync/entities/availability-exceptions.ts';
import { created, removed, writeAll, writeOne } from './changes.ts';

type Exception = Columns<typeof availabilityExceptions>;

const WHOLE_DAY = { start_time: '00:00:00', end_time: '24:00:00' };

/** The whole day, where no hours are given. */
export const stateException = action(
  [availabilityExceptions],
  (tx, exception: Pick<Exception, 'provider_id' | 'date' | 'kind'> & Partial<Exception>) =>
    writeOne(tx, created(availabilityExceptions, { ...WHOLE_DAY, ...exception })),
);

export const withdrawException = action([availabilityExceptions], (tx, id: string) =>
  writeAll(tx, [removed(availabilityExceptions, id)]),
);
