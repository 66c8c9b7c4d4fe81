import type { Language } from '../_shared/language.ts';

interface Words {
  subject: (product: string) => string;
  greeting: string;
  text: (product: string) => string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    subject: (product) => `Welcome to ${product}`,
    greeting: 'Welcome',
    text: (product) =>
      'Your account is ready. Tell us a little about yourself, and your plan, your meals and your appointments are ' +
      `in one place. ${product} also works while you are offline.`,
  },
  es: {
    subject: (product) => `Te damos la bienvenida a ${product}`,
    greeting: 'Te damos la bienvenida',
    text: (product) =>
      'Tu cuenta está lista. Cuéntanos un poco sobre ti y tendrás tu plan, tus comidas y tus citas en un solo lugar. ' +
      `${product} también funciona sin conexión.`,
  },
  fr: {
    subject: (product) => `Bienvenue chez ${product}`,
    greeting: 'Bienvenue',
    text: (product) =>
      'Votre compte est prêt. Parlez-nous un peu de vous, et votre programme, vos repas et vos rendez-vous sont au ' +
      `même endroit. ${product} fonctionne aussi sans connexion.`,
  },
  de: {
    subject: (product) => `Willkommen bei ${product}`,
    greeting: 'Willkommen',
    text: (product) =>
      'Dein Konto ist bereit. Erzähl uns ein wenig von dir, und dein Plan, deine Mahlzeiten und deine Termine sind an ' +
      `einem Ort. ${product} funktioniert auch ohne Verbindung.`,
  },
};
