import type { DocumentsWords } from '../words.ts';

export const words: DocumentsWords = {
  title: 'Documentos',
  add: 'Subir un escaneo',
  help: 'De tu licencia o título: una foto o un PDF, hasta 10 MB. Solo nuestra oficina puede abrirlo, y cada vez queda anotada. Se envía en cuanto haya conexión.',
  sent: 'Documentos enviados',
  refused: {
    kind: 'Aquí solo caben fotos y archivos PDF.',
    size: 'Ese archivo pasa de 10 MB.',
    unreadable: 'No se pudo leer ese archivo.',
  },
  kept: 'El escaneo está guardado',
  keptHelp: 'Se envía en cuanto haya conexión.',
  notKept: 'El escaneo no se guardó',
  notTaken: 'Aún no aceptado',
  notTakenHelp:
    'Guardamos hasta 40 archivos, 100 MB en total. Se intenta de nuevo por sí solo; quita uno que ya no necesites o escribe a nuestro soporte.',
  remove: 'Quitar',
  notRemoved: 'No se quitó',
  stays: 'Nuestra oficina ya lo ha visto. Para que se elimine, pregunta por tus datos en los ajustes.',
  offline: 'Hace falta conexión',
  failed: 'No se pudieron leer tus documentos',
  kind: (type) => (type === 'application/pdf' ? 'Archivo PDF' : 'Una foto'),
  added: (day) => `añadido el ${day}`,
};
