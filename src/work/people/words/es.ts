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
  report: {
    open: 'Denunciar',
    title: 'Denunciar',
    help: 'Nuestros moderadores ven lo que dice ahora, aunque se cambie después. El autor no sabrá quién lo denunció.',
    about: 'Qué denuncias',
    reason: 'Qué está mal',
    note: 'Nota',
    send: 'Enviar denuncia',
    done: 'Gracias. La denuncia se guarda y va a nuestros moderadores.',
    failed: 'La denuncia no se guardó',
    kept: 'Lo que escribiste sigue aquí. Inténtalo otra vez.',
    messageHelp:
      'Nuestros moderadores leen solo este mensaje, con lo que trae, aunque se retire después, y lo que escribas abajo. No ven nada más de la conversación ni de la historia. Quien lo escribió no sabrá quién lo denunció.',
    post: 'Esta publicación',
    comment: 'Este comentario',
    message: 'Este mensaje',
    challenge: 'El nombre de este reto',
    team: (name: string) => `El nombre del equipo ${name}`,
  },
};
