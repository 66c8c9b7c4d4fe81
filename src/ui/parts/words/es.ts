import type { PartWords } from '../words.ts';

export const words: PartWords = {
  calendar: { previous: 'El mes anterior', next: 'El mes siguiente' },
  digit: (label, place, of) => `${label}, dígito ${place} de ${of}`,
  drop: 'o suéltalo aquí',
  crop: {
    label: 'Parte de la imagen que se muestra',
    help: 'Las flechas la mueven; con Alt cambian su tamaño.',
    at: (left, top, side) => `${left} desde la izquierda, ${top} desde arriba, ${side} de ancho`,
    smaller: 'Alejar',
    larger: 'Acercar',
  },
  showAll: 'Mostrar todo',
};
