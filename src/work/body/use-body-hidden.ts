import { useContext } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { OfAnother } from '#src/work/of-another.ts';

/**
 * The body is not to be judged now: pregnant, after an operation, or because figures do no good. Screens then say where a
 * trend leads and no figure; `useWeights` keeps to it by itself. Why is not asked. The switch is about the reader's own
 * body, and hides nobody else's.
 */
export function useBodyHidden(): boolean {
  const { hide_body } = useSettings();
  return !useContext(OfAnother) && hide_body;
}
