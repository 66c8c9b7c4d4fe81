import type { DocumentsWords } from '../words.ts';

export const words: DocumentsWords = {
  title: 'Pièces jointes',
  add: 'Déposer un scan',
  help: 'De votre licence ou diplôme : une photo ou un PDF, jusqu’à 10 Mo. Seul notre bureau peut l’ouvrir, et chaque fois est notée. Il part dès qu’il y a une connexion.',
  sent: 'Pièces envoyées',
  refused: {
    kind: 'Seuls des photos et des PDF se déposent ici.',
    size: 'Ce fichier dépasse 10 Mo.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },
  kept: 'Le scan est conservé',
  keptHelp: 'Il part dès qu’il y a une connexion.',
  notKept: 'Le scan n’a pas été conservé',
  notTaken: 'Pas encore accepté',
  remove: 'Retirer',
  notRemoved: 'Il n’a pas été retiré',
  stays:
    'Notre administration l’a déjà vu. Pour le faire supprimer, faites une demande sur vos données dans les réglages.',
  offline: 'Il faut une connexion',
  failed: 'Vos pièces n’ont pas pu être lues',
  kind: (type) => (type === 'application/pdf' ? 'Fichier PDF' : 'Une photo'),
  added: (day) => `ajouté le ${day}`,
};
