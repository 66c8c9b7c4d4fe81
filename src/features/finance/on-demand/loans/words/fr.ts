import type { LoanWords } from '../words.ts';

export const words: LoanWords = {
  title: 'Prêts',
  help: 'Un prêteur paie la maison pour un client. Jusqu’à la fin des jours de rétractation rien n’est saisi, et une seconde personne le comptabilise. Le client le doit au prêteur.',
  failed: 'Les prêts n’ont pas pu être lus',
  none: 'Aucun prêt n’est signé.',
  signed: (day) => `signé le ${day}`,
  stands: {
    early: (day) => `Rétractation possible ; payé à partir du ${day}`,
    due: 'Le prêteur doit payer',
    waits: 'Attend une seconde personne',
    paid_out: 'Versé à la maison',
  },
  acts: { enter: 'Il a été payé', refused: 'Le prêteur refuse', closed: 'Remboursé' },
  asks: {
    enter: (lender, amount) => `${lender} a-t-il payé ${amount} ?`,
    refused: (lender, amount) => `${lender} refuse-t-il de payer ${amount} ?`,
    closed: (lender, amount) => `${amount} ont-ils été remboursés à ${lender} ?`,
  },
  will: {
    enter: 'Une seconde personne compare avec le compte et comptabilise. La facture est alors payée.',
    refused: 'Le client est prévenu, ne doit rien au prêteur et peut payer autrement.',
    closed: 'Comme le dit le prêteur. Le client est prévenu.',
  },
  reason: 'Référence de la banque, ou ce que dit le prêteur',
  missing: 'Dites ce qui le prouve : c’est conservé.',
  done: {
    enter: 'Saisi. Une seconde personne doit le comptabiliser.',
    refused: 'Le client est prévenu',
    closed: 'Le prêt est clos',
  },
};
