import { timeInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { appointmentWords } from './words.ts';
import type { AppointmentWords } from './words.ts';

const WHEN: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
};

/** Day and time by the clock of who reads it, wherever the clinic is. */
export function useWhen(zone: string): (instant: string) => string {
  const language = useLanguage();
  return (instant) => timeInWords(zone, Date.parse(instant), language, WHEN);
}

interface Placed {
  mode: keyof AppointmentWords['mode'];
  location: string | null;
}

export function useVenue(): (appointment: Placed) => string {
  const words = useWords(appointmentWords).mode;
  return ({ mode, location }) => (mode === 'in-person' && location) || words[mode];
}

export interface Call {
  status: keyof AppointmentWords['status'];
  call_url: string | null;
}

/** What keeps from joining a call; a device without a connection may not have heard of a link that is given. */
export function missingToJoin(words: AppointmentWords, call: Call, online: boolean): string | undefined {
  if (['requested', 'pending'].includes(call.status)) return words.joinLater;
  if (!online) return words.joinOffline;
  return call.call_url ? undefined : words.joinUnknown;
}

/** What the house offers is called in the language of who reads it; what somebody wrote himself stays as it is. */
export const titleIn = ({ titles }: AppointmentWords, title: string): string =>
  Object.entries(titles).find(([known]) => known === title)?.[1] ?? title;

export function useTitle(): (title: string) => string {
  const words = useWords(appointmentWords);
  return (title) => titleIn(words, title);
}
