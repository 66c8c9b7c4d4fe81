import type { PasskeyWords } from '../words.ts';

export const words: PasskeyWords = {
  help: 'Melde dich mit dem Finger, dem Gesicht oder der Sperre deines Geräts an: Nichts wird getippt, was eine falsche Seite stehlen könnte.',
  none: 'Du hast noch keinen Passkey.',
  notHere: 'Dieser Browser kennt keine Passkeys. Ein neuerer kennt sie.',
  off: 'Passkeys sind hier nicht eingeschaltet.',
  failed: 'Deine Passkeys konnten nicht geladen werden',
  unnamed: 'Passkey ohne Namen',
  made: (day, used) => `Angelegt am ${day} · ${used === null ? 'noch nicht benutzt' : `zuletzt benutzt ${used}`}`,
  add: 'Passkey hinzufügen',
  name: 'Sein Name, etwa „Mein Handy“',
  long: 'Das ist zu lang.',
  rename: 'Umbenennen',
  remove: 'Passkey entfernen',
  removeHelp:
    'Mit ihm meldet sich dann niemand mehr an. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn auch dort löschst.',
  done: 'Deine Passkeys sind geändert',
  notDone: 'Deine Passkeys wurden nicht geändert',
  refused: {
    passkey_not_used: 'Dein Gerät hat keinen angelegt, oder du hast abgebrochen.',
    webauthn_credential_exists: 'Auf diesem Gerät ist schon ein Passkey für dein Konto.',
    webauthn_verification_failed: 'Dein Gerät ließ sich nicht prüfen. Bitte versuche es noch einmal.',
    webauthn_challenge_expired: 'Dein Gerät ließ sich nicht prüfen. Bitte versuche es noch einmal.',
    too_many_passkeys: 'Mehr Passkeys gehen nicht. Entferne zuerst einen.',
  },
};
