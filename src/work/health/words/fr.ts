import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'N’attendez pas',
  told: 'Si quelqu’un vous soigne ici, il en est averti dès que c’est enregistré et qu’il y a une connexion.',
  card: 'Ouvrir votre carte d’urgence',
  call: (number) => `Appeler le ${number}`,
  words: 'Ce que vous avez écrit peut être une urgence. C’est conservé ; cherchez d’abord de l’aide.',
  of: {
    pressure:
      'Asseyez-vous, reposez-vous cinq minutes et mesurez encore. Si elle reste aussi haute, voyez un médecin aujourd’hui.',
    heart_rate: 'Reposez-vous cinq minutes et mesurez encore. Si rien ne change, voyez un médecin aujourd’hui.',
    resting_heart_rate: 'Reposez-vous cinq minutes et mesurez encore. Si rien ne change, voyez un médecin aujourd’hui.',
    blood_glucose:
      'Si elle est basse, prenez tout de suite du sucre ou une boisson sucrée et mesurez encore dans quinze minutes. Si elle est haute, buvez de l’eau et voyez un médecin aujourd’hui.',
    oxygen_saturation:
      'Tenez-vous droit, réchauffez vos doigts et mesurez encore. Si elle reste aussi basse, cherchez de l’aide maintenant.',
    temperature: 'Voyez un médecin aujourd’hui. Une fièvre doit être testée pour le paludisme avant d’être traitée.',
    respiratory_rate:
      'Tenez-vous droit et comptez encore une minute entière. Si rien ne change, cherchez de l’aide maintenant.',
  },
  signs:
    'Appelez tout de suite en cas de douleur dans la poitrine, d’essoufflement, de faiblesse d’un côté, de difficulté à parler ou à voir, ou de confusion.',
};
