import '../amounts.css';
import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useNow } from '../active/use-now.ts';
import { endedAt, whenIn } from './ended.ts';
import type { When } from './ended.ts';
import { cardioWords } from './words.ts';

/** When a session was over: as it is known, or this very moment, until somebody says otherwise. */
export function useEnded(known: string | null) {
  const words = useWords(cardioWords);
  const { timezone } = useSettings();
  const now = useNow();
  const [typed, setTyped] = useState<When | null>(null);
  const was = known === null ? null : Date.parse(known);
  const shown = typed ?? whenIn(timezone, was ?? now);
  const at = (instant: number): number => endedAt(typed, timezone, was ?? instant);
  const ended = at(now);
  return {
    shown,
    today: whenIn(timezone, now).day,
    isAhead: ended > now,
    missing: Number.isNaN(ended) ? words.noWhen : ended > now ? words.future : undefined,
    at,
    /** Another than was known. */
    changed: typed !== null && !Number.isNaN(ended) ? new Date(ended).toISOString() : null,
    // Minutes are typed: whoever comes back to the one that is known has its seconds again.
    tell: (when: When): void => {
      const same = was === null ? null : whenIn(timezone, was);
      setTyped(same?.day === when.day && same.time === when.time ? null : when);
    },
  };
}

/** That day, at that time. */
export function EndedFields({ ended }: { ended: ReturnType<typeof useEnded> }) {
  const words = useWords(cardioWords);
  const { shown, today, isAhead, tell } = ended;
  return (
    <div className="amounts">
      <TextField
        type="date"
        label={words.on}
        value={shown.day}
        max={today}
        onChange={({ target }) => tell({ ...shown, day: target.value })}
      />
      <TextField
        type="time"
        label={words.at}
        value={shown.time}
        error={isAhead ? words.future : undefined}
        onChange={({ target }) => tell({ ...shown, time: target.value })}
      />
    </div>
  );
}
