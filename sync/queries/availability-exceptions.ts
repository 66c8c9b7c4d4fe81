import type { Readable } from '#sync/engine/act.ts';
import { availabilityExceptions } from '#sync/entities/availability-exceptions.ts';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import { within } from './reading.ts';

export const exceptionsBetween = (
  db: Readable,
  providerId: string,
  from: string,
  to: string,
): Promise<AvailabilityException[]> => within(db, availabilityExceptions, '[provider_id+date]', [providerId], from, to);
