import type { words as en } from './en.ts';

export const words: typeof en = {
  read: 'Von einem Gerät ablesen',
  strap: 'Puls von einem Brustgurt',
  letGo: 'Brustgurt beenden',
  waiting: 'Miss jetzt. Das Gerät sagt es per Bluetooth.',
  asking: 'Das Messgerät wird nach der letzten gespeicherten Messung gefragt.',
  stop: 'Abbrechen',
  taken: 'Vom Gerät abgelesen. Prüfe es, dann speichere.',
  storedHelp: 'Es ist die letzte, die das Messgerät gespeichert hat. Prüfe auch Tag und Uhrzeit.',
  noneStored: 'Das Messgerät hat keine Messung von Blut gespeichert. Was du eingegeben hast, ist noch hier.',
  failed: 'Es wurde nichts abgelesen',
  failedHelp:
    'Was du eingegeben hast, ist noch hier. Schalte das Gerät ein und halte es in die Nähe, oder gib die Werte ein.',
  coming: 'Was Geräte abliest, konnte nicht geladen werden. Beim ersten Mal braucht es eine Verbindung.',
};
