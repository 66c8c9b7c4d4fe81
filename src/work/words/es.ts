import type { words as en } from './en.ts';

export const words: typeof en = {
  undo: 'Deshacer',
  gone: {
    record: 'Ya no está, quizá porque se quitó en otro dispositivo. No se cambió nada.',
    typed: 'Ya no está, quizá porque se quitó en otro dispositivo. Lo que escribiste sigue aquí.',
    appointment: 'Esta cita ya no está, quizá porque se quitó en otro dispositivo. No se cambió nada.',
    workout: 'Este entrenamiento ya no está, quizá porque se quitó en otro dispositivo. No se cambió nada.',
    account:
      'Este dispositivo aún no tiene los datos de tu cuenta. No se cambió nada. Inténtalo de nuevo cuando se haya sincronizado.',
  },
  picture: {
    share: 'Compartir como imagen',
    failed: 'No se ha creado la imagen.',
    failedHelp: 'Lo que muestra sigue aquí. La primera imagen necesita conexión una vez.',
  },
  notShared: {
    title: 'No ha llegado nada de la otra aplicación.',
    description: 'Lo que se compartió sigue allí. Compártelo otra vez o elige el archivo aquí.',
  },
  remote: {
    loading: 'Preguntando al servidor…',
    offline: 'Esto necesita conexión y llega solo en cuanto la haya.',
    gone: 'No se pudo cargar esta parte. Si la app ofrece una versión nueva, acéptala.',
    stale: (time) => `A las ${time}. No se ha podido actualizar.`,
  },
  body: {
    up: 'Tu tendencia va hacia arriba.',
    down: 'Tu tendencia va hacia abajo.',
    steady: 'Tu tendencia es estable.',
    unknown: 'Hacen falta dos semanas de pesajes para decir hacia dónde va tu tendencia.',
  },
};
