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
  notTakenHelp:
    'Nous gardons jusqu’à 40 fichiers, 100 Mo en tout. L’envoi reprend de lui-même ; retirez-en un dont vous n’avez plus besoin, ou écrivez à notre support.',
  remove: 'Retirer',
  notRemoved: 'Il n’a pas été retiré',
  stays:
    'Notre administration l’a déjà vu. Pour le faire supprimer, faites une demande sur vos données dans les réglages.',
  offline: 'Il faut une connexion',
  failed: 'Vos pièces n’ont pas pu être lues',
  kind: (type) => (type === 'application/pdf' ? 'Fichier PDF' : 'Une photo'),
  added: (day) => `ajouté le ${day}`,
};
