export const words: Readonly<Record<string, { title: string; description: string }>> = {
  'Beginner Weight Loss': {
    title: 'Perder peso para principiantes',
    description:
      'Un comienzo suave: tres sesiones de cuerpo entero a la semana y caminatas, sin necesidad de gimnasio.',
  },
  'Cardio Blast': {
    title: 'Cardio intenso',
    description: 'Intervalos cortos y duros tres veces por semana, para un corazón más fuerte y un mayor gasto.',
  },
  'Strength Builder': {
    title: 'Ganar fuerza',
    description:
      'Los grandes levantamientos, cada vez con un poco más de peso y con tiempo para recuperarte entre sesiones.',
  },
};
