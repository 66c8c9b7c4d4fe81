import { useState } from 'react';
import { BY_MODERATORS } from '#sync/entities/messages.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, timeInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Conversation } from './queries.ts';
import { messagesWords } from './words.ts';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** What stands in the place of what was taken back. */
export function useTakenBack(): (reason: string) => string {
  const { retract: words } = useWords(messagesWords);
  return (reason) => (reason === BY_MODERATORS ? words.removed : words.shown(reason));
}

export const useMine = (): string => useOpen()?.userId ?? '';

export function useTheirName(): (person: Named | null) => string {
  const { unknown } = useWords(messagesWords);
  return (person) => (person && fullNameOf(person)) || unknown;
}

/** What a conversation is called: the other's name, or whose care team it is. */
export function useTitle(): (conversation: Pick<Conversation, 'pair' | 'person' | 'team'>) => string {
  const { team: words } = useWords(messagesWords);
  const [mine, nameOf] = [useMine(), useTheirName()];
  return ({ pair, person, team }) => {
    if (!team) return nameOf(person);
    return pair.client_id === mine ? words.own : words.of(nameOf(person));
  };
}

const WITH_DAY = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Of today the time alone. */
export function useWhen(ofOtherDays: Intl.DateTimeFormatOptions = WITH_DAY): (at: string) => string {
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const [now] = useState(() => Date.now());
  return (at) => {
    const instant = Date.parse(at);
    const isToday = dayIn(zone, instant) === dayIn(zone, now);
    return timeInWords(zone, instant, language, isToday ? { timeStyle: 'short' } : ofOtherDays);
  };
}
