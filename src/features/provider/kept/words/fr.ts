import { countingIn } from '#src/lib/words.ts';
import type { KeptWords } from '../words.ts';

const counted = countingIn('fr');

export const words: KeptWords = {
  care: {
    paused: { title: 'Le suivi est en pause', help: 'Le dossier pourra de nouveau être lu quand le suivi reprendra.' },
    hidden: {
      title: 'Le client ne vous montre rien',
      help: 'Il vous a retiré l’accès à son dossier. Le suivi lui-même n’est pas terminé.',
    },
    closed: { title: 'Les dossiers vous sont fermés', help: 'Le bureau ne vous a pas agréé, ou ne le fait plus.' },
    over: { title: 'Le suivi est terminé', help: 'Vous ne voyez plus le dossier.' },
  },
  by: {
    client: (when) => `Le client y a mis fin le ${when}.`,
    provider: (when) => `Vous y avez mis fin le ${when}.`,
    office: (when) => `Le bureau y a mis fin le ${when}.`,
    nobody: (when) => `Il a pris fin le ${when}.`,
  },
  written: 'Ce que vous avez écrit et signé reste lisible.',
  kept: 'Ce que vous étiez en train d’écrire n’a pas été enregistré dans le dossier. Vous le trouvez ci-dessous : il reste sur cet appareil, pour vous seul, jusqu’à ce que vous le supprimiez ou vous déconnectiez. Copiez ce dont vous avez encore besoin.',
  title: 'Ce que vous aviez écrit',
  help: 'Vos propres mots, sur des clients dont les dossiers vous sont fermés. Ils ne sont que sur cet appareil, jusqu’à ce que vous les supprimiez ou vous déconnectiez, et personne d’autre ne les lit. Si le suivi reprend, ils se retrouvent dans leur formulaire.',
  kinds: {
    note: 'Note',
    program: 'Programme',
    evaluation: 'Évaluation',
    milestone: 'Étape',
    goal: 'Objectif',
    targets: 'Objectifs du jour',
    comment: 'Commentaire',
    session: 'Notes de séance',
    decline: 'Motif du refus',
    case: 'Dossier opératoire',
    operation: 'Opération',
    fact: 'Problème ou allergie',
    paper: 'Document à signer',
  },
  about: (kind, name) => `${kind} : ${name}`,
  client: 'un client',
  field: (label, text) => `${label} : ${text}`,
  sets: (sets, each) => `${sets} × ${each}`,
  seconds: (figure) => `${figure} s`,
  weeks: (count) => counted(count, { one: 'une semaine', other: `${count} semaines` }),
  exercise: 'Un exercice',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Non copié',
  notCopiedHelp: 'Le navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le à la main.',
  remove: 'Supprimer',
  removeAsk: 'Supprimer ces mots ?',
  removeHelp: 'Ils ne sont nulle part ailleurs.',
  removed: 'Supprimé',
  notRemoved: 'Non supprimé',
  notRemovedHelp: 'Les mots sont encore là. Réessayez.',
};
