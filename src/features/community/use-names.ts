import { useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { communityWords } from './words.ts';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** Whoever does not show a name to the reader has none here either. */
export function useNames(): (person: Named | null) => string {
  const { unknown } = useWords(communityWords);
  return (person) => (person && fullNameOf(person)) || unknown;
}

/** Who wrote a comment, as the reader knows him. */
export function useWriter(): (comment: { user_id: string; people: Named | null }) => string {
  const { you } = useWords(communityWords);
  const [nameOf, mine] = [useNames(), useMine()];
  return ({ user_id, people }) => (user_id === mine ? you : nameOf(people));
}

/** As of when the screen opened, so that it does not change while it is read. */
export function useAge(): (at: string) => string {
  const { justNow } = useWords(communityWords);
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const [now] = useState(() => Date.now());
  return (at) => relativeTime(Date.parse(at), now, { language, zone, justNow });
}

export const useMine = (): string => useOpen()?.userId ?? '';
