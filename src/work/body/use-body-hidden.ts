import { useSettings } from '#src/data/settings/use-settings.ts';

/**
 * The body is not to be judged now: pregnant, after an operation, or because figures do no good. Screens then say where a
 * trend leads and no figure; `useWeights` keeps to it by itself. Why is not asked.
 */
export const useBodyHidden = (): boolean => useSettings().hide_body;
