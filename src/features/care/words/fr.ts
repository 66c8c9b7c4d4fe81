import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Mon suivi',
  description: 'Qui vous suit, et ce qui a été écrit pour vous.',
  coming: 'Votre équipe arrive',
  failed: 'Votre équipe n’a pas pu être lue',
  team: {
    title: 'Mon équipe',
    none: 'Personne ne vous suit encore',
    noneHelp: 'La personne que vous réservez, demandez ou acceptez par un code apparaît ici.',
    book: 'Réserver une séance',
    message: (name) => `Message à ${name}`,
    sees: {
      trainer: 'Voit vos entraînements, votre eau, vos objectifs et vos mesures.',
      nutritionist: 'Voit vos repas, votre eau, vos objectifs et vos mesures.',
      doctor:
        'Voit vos mesures, vos médicaments, votre carte d’urgence, vos documents et vos résultats de laboratoire.',
      aesthetic_surgeon:
        'Voit vos mesures, vos médicaments, votre carte d’urgence, vos documents et vos résultats de laboratoire.',
      lab_technician: 'Voit vos demandes d’analyses.',
    },
    withdrawn: 'Ne voit plus rien',
    next: (when) => `Prochain rendez-vous ${when}`,
    who: 'Qui peut voir mon dossier, et qui l’a consulté',
  },
  notes: {
    title: 'Notes pour moi',
    none: 'Personne n’a partagé de note avec vous.',
    failed: 'Les notes n’ont pas pu être lues',
  },
  papers: {
    title: 'Signé pour moi',
    none: 'Rien n’a été signé pour vous.',
    failed: 'Ce qui a été signé n’a pas pu être lu',
    take: 'Ajouter à mes médicaments',
    taken: 'Parmi mes médicaments',
    voidTaken: 'Elle a été annulée et reste parmi vos médicaments. Avant d’arrêter, demandez à qui l’a signée.',
    end: 'Aller à mes médicaments',
    tookOver: 'Ajouté à vos médicaments',
    tookOverHelp: 'Les heures et les rappels s’y changent.',
    notSaved: 'Pas enregistré',
    accept: 'Accepter',
    decline: 'Refuser',
    book: 'Réserver une visite',
    takeBack: 'Revenir sur l’accord',
    referralHelp: 'Si vous acceptez, cette orientation y sera lue, et rien d’autre de votre dossier.',
    all: 'Tout afficher',
  },
  facts: {
    title: 'Ce que les médecins savent de moi',
    none: 'Aucun médecin n’a noté de problème ni d’allergie.',
    failed: 'Cela n’a pas pu être lu',
  },
};
