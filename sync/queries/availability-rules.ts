import type { Readable } from '#sync/engine/act.ts';
import { availabilityRules } from '#sync/entities/availability-rules.ts';
import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import { within } from './reading.ts';

export const weeklyHours = (db: Readable, providerId: string): Promise<AvailabilityRule[]> =>
  within(db, availabilityRules, '[provider_id+weekday]', [providerId]);
