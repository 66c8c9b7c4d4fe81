import type { Answer } from '#src/data/answer.ts';
import { useAsked } from '#src/ui/use-asked.ts';
import type { Today } from './queries.ts';
import type { Starting } from './use-starting.ts';

/** The installed app's shortcut "Start workout", once it is known what there is to start. */
export function useStartShortcut(starting: Starting, answer: Answer<Today>): void {
  const today = answer.state === 'content' ? answer.value : null;
  useAsked('start', today !== null, () => {
    if (today) void starting.begin(today);
  });
}
