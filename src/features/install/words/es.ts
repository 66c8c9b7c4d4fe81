import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Tenla en tu pantalla de inicio',
  detail: 'Se abre al momento, con o sin señal, y casi no ocupa espacio.',
  install: 'Instalar',
  how: 'Cómo se hace',
  later: 'Ahora no',
  steps: {
    title: 'Añadir a la pantalla de inicio',
    each: [
      'Toca Compartir: el cuadrado con una flecha hacia arriba.',
      'Desplázate hacia abajo y elige «Añadir a pantalla de inicio».',
      'Toca Añadir.',
      'Ábrela desde allí e inicia sesión una vez. Lo que se envió desde aquí ya te espera.',
    ],
    done: 'Listo',
  },
};
