import type { words as en } from './en.ts';

export const words: typeof en = {
  kinds: {
    nutritionist: 'Nutricionista',
    trainer: 'Entrenador de gimnasio',
    lab_technician: 'Técnico de laboratorio',
    doctor: 'Médico',
    aesthetic_surgeon: 'Cirujano estético',
  },
  reported: {
    spam: 'Publicidad o spam',
    abuse: 'Insulto, amenaza u odio',
    'self-harm': 'Me preocupa esta persona',
    'body-shaming': 'Se burla de los cuerpos',
    'unsafe-advice': 'Dieta, droga o cura peligrosa',
    'fake-provider': 'Finge ser profesional',
    privacy: 'Muestra asuntos privados de alguien',
    other: 'Otra cosa',
  },
};
