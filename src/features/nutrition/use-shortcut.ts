import { useOpen } from '#src/data/database/use-open.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsked } from '#src/ui/use-asked.ts';
import { useShared } from '#src/work/use-shared.ts';
import { workWords } from '#src/work/words.ts';
import type { Shown } from './nutrition-sheets.tsx';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

/** The installed app's shortcuts "Log meal" and "Add water", and the profile's way to targets of one's own. */
export function useShortcut(logging: Logging, onShow: (shown: Shown) => void): void {
  const { water } = useWords(nutritionWords);
  const { undo } = useWords(workWords);
  const isOpen = useOpen() !== null;

  async function drink(): Promise<void> {
    if (!(await logging.addGlass())) return;
    toast({ title: water.added, act: { label: undo, onAct: () => void logging.removeGlass() } });
  }

  useShared('words', ({ text }) => onShow({ sheet: 'said', text }));
  useAsked('log', isOpen, (asked) => {
    if (asked === 'food') onShow({ sheet: 'foods', instead: null });
    if (asked === 'targets') onShow({ sheet: 'proposal' });
    if (asked === 'water') void drink();
  });
}
