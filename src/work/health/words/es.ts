import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'No esperes con esto',
  told: 'Si alguien te cuida aquí, se entera en cuanto esté guardado y haya conexión.',
  card: 'Abrir tu tarjeta de emergencia',
  call: (number) => `Llamar al ${number}`,
  words: 'Lo que escribiste puede ser una emergencia. Está guardado; busca primero ayuda.',
  of: {
    pressure: 'Siéntate, descansa cinco minutos y mide otra vez. Si sigue tan alta, ve hoy a un médico.',
    heart_rate: 'Descansa cinco minutos y mide otra vez. Si sigue así, ve hoy a un médico.',
    resting_heart_rate: 'Descansa cinco minutos y mide otra vez. Si sigue así, ve hoy a un médico.',
    blood_glucose:
      'Si está baja, toma ya azúcar o una bebida dulce y mide otra vez en quince minutos. Si está alta, bebe agua y ve hoy a un médico.',
    oxygen_saturation: 'Siéntate erguido, calienta los dedos y mide otra vez. Si sigue tan baja, busca ayuda ahora.',
    temperature: 'Ve hoy a un médico. Una fiebre debe analizarse por malaria antes de tratarla.',
    respiratory_rate: 'Siéntate erguido y cuenta otra vez un minuto entero. Si sigue así, busca ayuda ahora.',
  },
  signs:
    'Llama enseguida si hay dolor en el pecho, falta de aire, debilidad de un lado, dificultad para hablar o ver, o confusión.',
};
