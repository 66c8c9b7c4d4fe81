export const words = {
  reader: {
    title: 'Patientenübersicht',
    help: 'Frag die Person, um die es geht, nach der PIN. Geöffnet wird auf diesem Gerät; nichts wird versendet.',
    pin: 'PIN',
    open: 'Öffnen',
    opening: 'Wird geöffnet …',
    wrong: 'Diese PIN öffnet sie nicht.',
    old: 'Dieser Browser kann sie nicht öffnen. Nimm einen anderen, etwa Chrome oder Firefox.',
    save: 'Als FHIR speichern',
  },
  gathering: (known: string, count: string) => `Code ${known} von ${count} ist gelesen`,
  gatheringHelp: 'Scann die übrigen mit der Kamera auf diesem Gerät. Sind alle da, öffnet sich die Übersicht.',
  none: 'Hier ist nichts zu öffnen',
  noneHelp: 'Scann die Codes, die dir gezeigt werden, oder öffne die Datei, die du bekommen hast.',
  forget: 'Schließen und vergessen',
};
