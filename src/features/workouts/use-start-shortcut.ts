import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Answer } from '#src/data/answer.ts';
import type { Today } from './queries.ts';
import type { Starting } from './use-starting.ts';

const SHORTCUT = 'start';

/** Does what the shortcut of the installed app asks for, once it is known what there is to start. */
export function useStartShortcut(starting: Starting, answer: Answer<Today>): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(SHORTCUT);
  const answered = useRef(false);
  const today = answer.state === 'content' ? answer.value : null;

  useEffect(() => {
    if (!isAsked || !today || answered.current) return;
    answered.current = true;
    // Out of the address first, so that neither a reload nor the way back starts another one.
    setSearch({}, { replace: true });
    void starting.begin(today);
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked is done once, by whatever it is done then
  }, [isAsked, today]);
}
