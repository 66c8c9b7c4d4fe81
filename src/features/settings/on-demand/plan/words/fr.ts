import type { PlanWords } from '../words.ts';

export const words: PlanWords = {
  failed: 'Les formules n’ont pas pu être lues',
  plans: 'Formules',
  price: (title: string, price: string, months: number) =>
    months === 1 ? `${title} : ${price} par mois` : `${title} : ${price} pour ${months} mois`,
  sessions: (count: number) => (count === 1 ? 'Avec 1 séance à chaque fois' : `Avec ${count} séances à chaque fois`),
  begin: 'Continuer vers le paiement',
  later: 'Dès la prochaine période, à son prix. Ce qui est payé reste tel quel.',
  laterAct: 'Changer dès la prochaine période',
  changed: 'Changée dès la prochaine période',
  card: (end: string, day: string) => `Carte finissant par ${end}, valable jusqu’au ${day}`,
  noCard: 'Votre carte est gardée avec le prochain paiement par carte.',
  agree: 'Renouveler avec ma carte',
  forget: 'Ne plus débiter ma carte',
  forgotten: 'Votre carte n’est plus débitée',
  byHand: 'Sans carte, vous recevez une facture trois jours avant et la payez par carte, virement ou USSD.',
  refused: {
    'plan-runs': 'Une formule est déjà en cours. Changez-la plutôt.',
    'not-sold': 'Cette formule n’est plus vendue.',
    'terms-changed': 'Le texte que vous acceptez a changé. Ouvrez ceci de nouveau et lisez-le.',
    'too-many': 'Vous avez commencé tout ce qu’un jour permet. Réessayez demain.',
    held: 'Un paiement pour la prochaine période est en cours de vérification. Changez ensuite.',
    proven: 'De l’argent pour la prochaine période est en cours de confirmation. Changez ensuite.',
  },
  notDone: 'Cela n’a pas fonctionné',
};
