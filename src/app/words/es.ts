import type { words as en } from './en.ts';

export const words: typeof en = {
  main: 'Menú principal',
  places: {
    home: 'Inicio',
    office: 'Oficina',
    dashboard: 'Panel',
    profile: 'Perfil',
    workouts: 'Entrenamientos',
    nutrition: 'Nutrición',
    schedule: 'Agenda',
    goals: 'Metas',
    progress: 'Progreso',
    health: 'Salud',
    care: 'Mi atención',
    clients: 'Clientes',
    community: 'Comunidad',
    messages: 'Mensajes',
    lab: 'Laboratorio',
    notifications: 'Notificaciones',
    settings: 'Ajustes',
  },
  groups: {
    top: 'Inicio',
    office: 'Administración',
    dashboard: 'Panel',
    tracking: 'Seguimiento',
    portal: 'Portal de profesionales',
    settings: 'Ajustes',
  },
  dock: { today: 'Hoy', log: 'Anotar', menu: 'Menú' },
  sidebar: { collapse: 'Plegar la barra lateral', expand: 'Desplegar la barra lateral' },
  bell: { read: 'Notificaciones', unread: 'Notificaciones, algunas sin leer' },
  user: 'Usuario',
  signOut: 'Cerrar sesión',
  network: {
    offline: 'Sin conexión. Lo que anotes queda guardado en este dispositivo.',
  },
  update: {
    ready: 'Hay una versión nueva',
    readyDetail: 'Tarda un momento y no se pierde nada de lo escrito.',
    coming: 'La versión nueva está entrando',
    held: 'La versión nueva espera',
    heldDetail: 'Hay un entrenamiento o un formulario abierto, quizá en otra pestaña. Termínalo primero.',
    act: 'Actualizar ahora',
    later: 'Más tarde',
  },
  tapped: {
    title: '¿Abrir la notificación?',
    detail: 'Aquí queda algo sin terminar. Se perderá lo que escribiste y no guardaste.',
    act: 'Abrir',
    stay: 'Seguir aquí',
  },
  opening: {
    waiting: 'Abriendo tus registros',
    'time-out': 'Tus registros no se abrieron. Puede que otra pestaña los retenga: ciérrala y prueba otra vez.',
    newer: 'Una versión más nueva abrió tus registros. Recarga para obtenerla.',
    outdated: 'Hay una versión más nueva en otra pestaña. Recarga para seguir aquí.',
    failed: 'No se pudieron abrir tus registros en este dispositivo. No se han perdido; prueba otra vez.',
    reload: 'Recargar',
    again: 'Probar otra vez',
  },
  coming: {
    title: 'Tus registros están llegando',
    once: 'Un dispositivo los trae una sola vez.',
    received: (n) => `Ya han llegado ${n}; faltan los demás.`,
    start: 'Empezar ya',
    notHere: 'Tus registros aún no están en este dispositivo',
    why: {
      offline:
        'Un dispositivo nuevo necesita conexión una vez para traerlos. Conéctalo y llegan solos; después todo funciona sin ella.',
      portal:
        'Esta red pide que entres primero. Abre cualquier página en tu navegador y entra en la Wi-Fi, y llegarán.',
      'cannot-reach':
        'Tienes conexión, pero nuestro servidor no responde. Seguimos intentándolo y llegarán en cuanto responda.',
      'sign-in': 'Tu sesión terminó antes de que llegaran. Inicia sesión de nuevo y llegarán.',
      'update-needed':
        'Esta versión es demasiado antigua para nuestro servidor. Recarga para tener la nueva y llegarán.',
      storage: 'Este dispositivo está lleno. Libera espacio y prueba otra vez.',
    },
    signIn: 'Iniciar sesión',
  },
  missing: {
    title: 'Esta parte aún no ha llegado',
    detail:
      'No está en este dispositivo y la red no la trajo. Conéctate una vez y llegará sola; lo que anotaste está a salvo.',
  },
  broken: {
    title: 'Esta página dejó de funcionar',
    detail: 'Lo que anotaste está a salvo en este dispositivo. Recarga la página o copia lo ocurrido y envíanoslo.',
    reload: 'Recargar la página',
    copy: 'Copiar diagnóstico',
    copied: 'Copiado',
    home: 'Ir al panel',
  },
  failed: { title: 'No se pudo leer tu perfil', detail: 'No se cambió nada.' },
  lost: {
    code: '404',
    title: '¡Vaya! No encontramos la página',
    detail: 'No hay ninguna página en esta dirección.',
    home: 'Volver al inicio',
  },
};
