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
  report: {
    open: 'Melden',
    title: 'Melden',
    help: 'Unsere Moderation sieht, was jetzt dort steht, auch wenn es später geändert wird. Wer es gemeldet hat, erfährt der Verfasser nicht.',
    about: 'Was du meldest',
    reason: 'Was daran falsch ist',
    note: 'Anmerkung',
    send: 'Meldung senden',
    done: 'Danke. Die Meldung ist gespeichert und geht an unsere Moderation.',
    failed: 'Die Meldung wurde nicht gespeichert',
    kept: 'Was du getippt hast, ist noch hier. Versuch es noch einmal.',
    messageHelp:
      'Unsere Moderation liest diese eine Nachricht, mit dem, was dabei ist, auch wenn sie später zurückgenommen wird, und was du unten schreibst. Von dem Gespräch und der Akte sieht sie sonst nichts. Wer sie geschrieben hat, erfährt nicht, wer sie gemeldet hat.',
    post: 'Diesen Beitrag',
    comment: 'Diesen Kommentar',
    message: 'Diese Nachricht',
    challenge: 'Wie diese Challenge heißt',
    team: (name: string) => `Den Namen des Teams ${name}`,
  },
};
