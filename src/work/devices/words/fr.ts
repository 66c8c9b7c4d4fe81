import type { words as en } from './en.ts';

export const words: typeof en = {
  read: 'Lire sur un appareil',
  strap: 'Pouls d’une ceinture',
  letGo: 'Arrêter la ceinture',
  waiting: 'Prenez la mesure maintenant. L’appareil la transmet par Bluetooth.',
  asking: 'La dernière mesure enregistrée est demandée au lecteur.',
  stop: 'Arrêter',
  taken: 'Lu sur l’appareil. Vérifiez, puis enregistrez.',
  storedHelp: 'C’est la dernière que le lecteur a enregistrée. Vérifiez aussi le jour et l’heure.',
  noneStored: 'Le lecteur n’a aucune mesure de sang enregistrée. Ce que vous avez saisi est toujours ici.',
  failed: 'Rien n’a été lu',
  failedHelp: 'Ce que vous avez saisi est toujours ici. Allumez l’appareil et approchez-le, ou saisissez les chiffres.',
  coming: 'Ce qui lit les appareils n’a pas pu être chargé. La première fois, il faut une connexion.',
};
