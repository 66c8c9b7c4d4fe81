export const words = {
  open: 'Résumé en FHIR, non verrouillé',
  openHelp: 'Pour le système d’un hôpital. Qui a le fichier peut le lire.',
  title: 'Partager ma santé',
  help: 'Un résumé de ce que sait cet appareil, selon la norme internationale. Il est fait ici et n’est envoyé nulle part.',
  pin: 'Code PIN',
  pinHelp:
    'Dites-le de vive voix et ne l’envoyez jamais avec le fichier. Qui a le fichier peut essayer de le deviner : c’est pourquoi il est long.',
  pinShort: 'Douze signes ou plus.',
  lockedFile: 'Fichier verrouillé',
  lockedFileHelp: 'Une page que tout navigateur ouvre avec le code PIN, sans réseau.',
  codes: 'Codes à scanner',
  codesHelp:
    'Les valeurs les plus récentes seulement, en quelques codes. Scanner ne demande pas l’application, mais la page qui les ouvre demande un réseau.',
  tooLong: 'C’est trop long pour des codes. Prenez le fichier verrouillé.',
  code: (place: string, count: string) => `Code ${place} sur ${count}`,
  next: 'Code suivant',
  first: 'Revenir au premier code',
  scanHelp: 'Scannez-les tous avec l’appareil photo d’un même téléphone, puis tapez-y le code PIN.',
  failed: 'Cela n’a pas pu être fait',
};
