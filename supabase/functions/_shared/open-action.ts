import { needed, productName } from './env.ts';
import type { Language } from './language.ts';
import type { Letter } from './mail.ts';

const LABELS: Record<Language, (product: string) => string> = {
  en: (product) => `Open ${product}`,
  es: (product) => `Abrir ${product}`,
  fr: (product) => `Ouvrir ${product}`,
  de: (product) => `${product} öffnen`,
};

/** The button of a mail that leads into the app. */
export const openAction = (language: Language, path: string): NonNullable<Letter['action']> => ({
  label: LABELS[language](productName()),
  url: `${needed('SITE_URL')}${path}`,
});
