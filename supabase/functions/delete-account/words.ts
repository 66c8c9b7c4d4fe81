import type { Language } from '../_shared/language.ts';

/** The button of the mail with the link. */
export const REVIEW: Record<Language, string> = {
  en: 'Review and confirm',
  es: 'Revisar y confirmar',
  fr: 'Vérifier et confirmer',
  de: 'Prüfen und bestätigen',
};
