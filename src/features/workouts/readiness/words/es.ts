import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Antes de tu primer plan',
  help: 'Marca lo que sea cierto en tu caso. Lo leen tu entrenador y tus médicos.',
  asked: {
    heart: 'Un médico me ha dicho que mi corazón no está bien o que tengo la tensión alta',
    chest: 'Me duele el pecho, en reposo o al esforzarme',
    faint: 'En el último año me desmayé, o casi',
    joint: 'Un hueso, una articulación o la espalda podría empeorar al entrenar',
    medicine: 'Tomo medicación para el corazón, la tensión o el azúcar',
    other: 'Hay otra cosa por la que quizá el entrenamiento deba esperar',
  },
  save: 'Eso es todo',
  saved: 'Respuestas guardadas',
  askDoctor: 'Pregunta antes a un médico',
  askDoctorHelp: 'Algo de lo que marcaste debería revisarse antes de entrenar con un plan.',
  signedBefore: 'Tus respuestas pueden ser posteriores al permiso. Pregunta al médico si sigue valiendo.',
  cleared: 'Un médico no tiene nada en contra',
  again: 'Responder de nuevo',
  notSaved: 'Respuestas no guardadas',
};
