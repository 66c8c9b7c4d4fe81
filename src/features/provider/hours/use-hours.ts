import { stateException, withdrawException } from '#sync/actions/availability-exceptions.ts';
import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import { stateHours, withdrawHours } from '#sync/actions/availability-rules.ts';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import type { BookingRules } from '#sync/queries/provider-schedules.ts';
import type { UserAction } from '#src/data/act.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Stated } from './stated.ts';
import type { Span } from './week.ts';
import { hoursWords } from './words.ts';

/** What a provider does to the hours, one thing at a time. */
interface HoursActs {
  state(weekdays: readonly number[], span: Span): Promise<boolean>;
  withdraw(id: string): Promise<boolean>;
  stateDay(day: Pick<AvailabilityException, 'date' | 'kind'> & Span): Promise<boolean>;
  withdrawDay(id: string): Promise<boolean>;
  save(rules: Partial<BookingRules>): Promise<boolean>;
}

/** What each part of the sheet shows and does. */
export interface PartProps {
  stated: Stated;
  acts: HoursActs;
}

export function useHours(): HoursActs {
  const save = useSave();
  const { done, notSaved: failed } = useWords(hoursWords);
  const isSaved = async (action: UserAction<unknown>, title: string): Promise<boolean> =>
    (await save(action, { failed, done: { title }, once: '' })) !== null;
  return {
    state: (weekdays, span) => isSaved((provider_id) => stateHours({ provider_id, ...span }, weekdays), done.stated),
    withdraw: (id) => isSaved(withdrawHours(id), done.withdrawn),
    stateDay: (day) => isSaved((provider_id) => stateException({ ...day, provider_id }), done.dayStated),
    withdrawDay: (id) => isSaved(withdrawException(id), done.dayWithdrawn),
    save: (rules) => isSaved((providerId) => saveBookingRules(providerId, rules), done.saved),
  };
}
