import type { Language } from './words.ts';

/** Each in its own language, so that whoever chose one by mistake finds the way back. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' };
