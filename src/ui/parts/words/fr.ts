import type { PartWords } from '../words.ts';

export const words: PartWords = {
  calendar: { previous: 'Le mois précédent', next: 'Le mois suivant' },
  digit: (label, place, of) => `${label}, chiffre ${place} sur ${of}`,
  drop: 'ou déposez-le ici',
  crop: {
    label: 'Partie de l’image qui est affichée',
    help: 'Les flèches la déplacent ; avec Alt, elles changent sa taille.',
    at: (left, top, side) => `${left} depuis la gauche, ${top} depuis le haut, ${side} de large`,
    smaller: 'Zoom arrière',
    larger: 'Zoom avant',
  },
  showAll: 'Tout afficher',
};
