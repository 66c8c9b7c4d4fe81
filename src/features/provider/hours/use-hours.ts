import { stateException, withdrawException } from '#sync/entities/availability-exceptions.ts';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import { stateHours, withdrawHours } from '#sync/entities/availability-rules.ts';
import { saveBookingRules } from '#sync/entities/provider-schedules.ts';
import type { BookingRules } from '#sync/entities/provider-schedules.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import type { Stated } from './stated.ts';
import type { Span } from './week.ts';
import { hoursWords } from './words.ts';

/** What a provider does to his hours, one thing at a time. */
interface HoursActs {
  state(weekdays: readonly number[], span: Span): Promise<boolean>;
  withdraw(id: string): Promise<boolean>;
  stateDay(day: Pick<AvailabilityException, 'date' | 'kind'> & Span): Promise<boolean>;
  withdrawDay(id: string): Promise<boolean>;
  save(rules: BookingRules): Promise<boolean>;
}

/** What each part of the sheet shows, and what it does. */
export interface PartProps {
  stated: Stated;
  acts: HoursActs;
}

export function useHours(): HoursActs {
  const write = useWork();
  const { done, notSaved } = useWords(hoursWords);
  const oneAtATime = useOneAtATime();
  const act = async (work: Work<unknown>, said: string): Promise<boolean> => {
    const written = await oneAtATime(() => attempt(() => write(work), notSaved));
    if (written) toast({ title: said });
    return written !== null;
  };
  return {
    state: (weekdays, span) =>
      act((db, provider_id) => stateHours(db, { provider_id, ...span }, weekdays), done.stated),
    withdraw: (id) => act((db) => withdrawHours(db, id), done.withdrawn),
    stateDay: (day) => act((db, provider_id) => stateException(db, { ...day, provider_id }), done.dayStated),
    withdrawDay: (id) => act((db) => withdrawException(db, id), done.dayWithdrawn),
    save: (rules) => act((db, providerId) => saveBookingRules(db, providerId, rules), done.saved),
  };
}
