import type { words as en } from './en.ts';

export const words: typeof en = {
  open: 'Scanner',
  title: {
    label: 'Visez l’étiquette avec l’appareil photo',
    packet: 'Visez les barres de l’emballage avec l’appareil photo',
  },
  blind: {
    label: 'L’appareil photo ne peut pas servir. Saisissez plutôt l’étiquette.',
    packet: 'L’appareil photo ne peut pas servir. Saisissez plutôt le numéro sous les barres.',
  },
  coming: 'La lecture se prépare. La première fois, il faut une connexion.',
  light: 'Lumière',
};
