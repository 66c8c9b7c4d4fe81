import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  coming: 'Ce qui est montré arrive',
  failed: 'Ce qui est montré n’a pas pu être lu',
  sight: 'Ce que ce professionnel voit',
  never: 'Photos et papiers seulement s’ils figurent ci-dessous. Votre cycle n’est jamais montré à personne.',
  withdrawn: 'Vous avez retiré votre dossier. Les paramètres permettent de le montrer à nouveau.',
  grants: {
    title: 'Montré par vous',
    none: 'Aucune photo, aucun papier.',
    photos: (count) => counted(count, { one: 'Une photo', other: `${count} photos` }),
    papers: (count) => counted(count, { one: 'Un papier', other: `${count} papiers` }),
    until: (what, day) => `${what}, jusqu’au ${day}`,
    follow: 'Le dossier entier sur ses appareils',
    followHelp: 'Pour travailler sans réseau. Cela prend fin 30 jours après la dernière ouverture.',
    end: 'Arrêter',
    for: (act, what) => `${act} : ${what}`,
    ended: 'Ce n’est plus montré',
    notEnded: 'Non arrêté',
  },
  views: {
    title: 'Consulté récemment',
    none: 'Ce professionnel n’a pas ouvert votre dossier.',
    looked: (part, day) => `${part}, ${day}`,
    parts: { record: 'Le dossier', history: 'Tout le dossier', photos: 'Les photos', papers: 'Les papiers' },
  },
  message: 'Écrire',
  book: 'Réserver une séance',
  leave: {
    act: 'Mettre fin au suivi',
    ask: (name) => `Mettre fin au suivi par ${name} ?`,
    takes: (name) =>
      `${name} ne voit plus vos coordonnées ni votre dossier. Ils quittent ses appareils à la prochaine synchronisation, et ce que vous aviez montré prend fin définitivement.`,
    stays:
      'Les rendez-vous à venir ne sont pas annulés. Les notes partagées avec vous restent, et ce qui est prévu pour vous aussi. Qui vous suivait en continu apprend que le suivi est terminé ; qui ne vous voyait que par rendez-vous n’en est pas informé.',
    keep: 'Laisser ainsi',
    done: 'Le suivi est terminé',
    doneHelp: 'Cela compte dès que notre serveur l’a reçu.',
    notSaved: 'Non terminé',
  },
};
