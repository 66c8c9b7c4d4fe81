export const words = {
  reader: {
    title: 'Résumé du patient',
    help: 'Demandez le code PIN à la personne concernée. Tout s’ouvre sur cet appareil ; rien n’est envoyé.',
    pin: 'Code PIN',
    open: 'Ouvrir',
    opening: 'Ouverture…',
    wrong: 'Ce code PIN ne l’ouvre pas.',
    old: 'Ce navigateur ne peut pas l’ouvrir. Essayez-en un autre, comme Chrome ou Firefox.',
    save: 'Enregistrer en FHIR',
  },
  gathering: (known: string, count: string) => `Code ${known} sur ${count} lu`,
  gatheringHelp:
    'Scannez les autres avec l’appareil photo, sur cet appareil. Le résumé s’ouvre quand ils sont tous là.',
  none: 'Rien à ouvrir ici',
  noneHelp: 'Scannez les codes que l’on vous montre, ou ouvrez le fichier que l’on vous a donné.',
  forget: 'Fermer et oublier',
};
