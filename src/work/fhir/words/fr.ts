export const words = {
  title: 'Résumé du patient',
  problems: {
    title: 'Problèmes',
    none: 'Aucun problème connu.',
    unknown: 'Rien n’est connu des problèmes.',
  },
  allergies: {
    title: 'Allergies',
    none: 'Aucune allergie connue.',
    unknown: 'Rien n’est connu des allergies.',
  },
  medicines: {
    title: 'Médicaments',
    none: 'Aucun médicament n’est pris.',
    unknown: 'Rien n’est connu des médicaments.',
  },
  severities: { mild: 'légère', moderate: 'modérée', severe: 'grave' } as Record<string, string>,
  signed: 'signé par un médecin',
  results: 'Résultats de laboratoire',
  vitals: 'Signes vitaux',
  what: 'Quoi',
  value: 'Valeur',
  range: 'Fourchette habituelle',
  flag: 'Indication',
  when: 'Quand',
  flags: { normal: 'Normal', high: 'Haut', low: 'Bas', abnormal: 'Anormal', critical: 'Critique' } as Record<
    string,
    string
  >,
  kinds: {
    systolic: 'Tension artérielle',
    heart_rate: 'Fréquence cardiaque',
    resting_heart_rate: 'Fréquence au repos',
    blood_glucose: 'Glycémie',
    oxygen_saturation: 'Saturation en oxygène',
    temperature: 'Température corporelle',
    respiratory_rate: 'Respirations par minute',
    weight: 'Poids',
    height: 'Taille',
  } as Record<string, string>,
};
