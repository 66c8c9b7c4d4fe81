import type { words as en } from './en.ts';

export const words: typeof en = {
  kinds: {
    nutritionist: 'Ernährungsberatung',
    trainer: 'Fitnesstraining',
    lab_technician: 'Labortechnik',
    doctor: 'Medizin',
    aesthetic_surgeon: 'Ästhetische Chirurgie',
  },
  reported: {
    spam: 'Werbung oder Spam',
    abuse: 'Beleidigung, Drohung oder Hass',
    'self-harm': 'Ich sorge mich um diese Person',
    'body-shaming': 'Macht Körper schlecht',
    'unsafe-advice': 'Gefährliche Diät, Droge oder Kur',
    'fake-provider': 'Gibt sich als Fachkraft aus',
    privacy: 'Zeigt Privates von jemandem',
    other: 'Etwas anderes',
  },
};
