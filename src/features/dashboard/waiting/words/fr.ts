import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'En attente de vous',
  checkin: 'Comment allez-vous ?',
  consent: 'Un consentement à lire et à décider',
};
