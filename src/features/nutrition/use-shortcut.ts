import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpen } from '#src/data/provider.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

const SHORTCUT = 'log';

/**
 * Does what a shortcut of the installed app asks for in the address, and takes it out of there first, so that neither
 * a reload nor the way back does it again.
 */
export function useShortcut(logging: Logging, onFood: () => void): void {
  const { water, meals } = useWords(nutritionWords);
  const [search, setSearch] = useSearchParams();
  const isOpen = useOpen() !== null;
  const asked = search.get(SHORTCUT);
  const answered = useRef(false);

  async function drink(): Promise<void> {
    if (!(await logging.addGlass())) return;
    toast({ title: water.added, act: { label: meals.undo, onAct: () => void logging.removeGlass() } });
  }

  useEffect(() => {
    if (!asked || !isOpen || answered.current) return;
    answered.current = true;
    setSearch(
      (rest) => {
        rest.delete(SHORTCUT);
        return rest;
      },
      { replace: true },
    );
    if (asked === 'food') onFood();
    if (asked === 'water') void drink();
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked is done once, by whatever it is done then
  }, [asked, isOpen]);
}
