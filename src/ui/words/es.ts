import type { KitWords } from '../words.ts';

export const words: KitWords = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Intentar de nuevo',
  skip: 'Ir al contenido',
  estimate: 'estimación',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  clear: 'Borrar',
  notifications: 'Mensajes de la aplicación',
  steps: { less: (name) => `Menos: ${name}`, more: (name) => `Más: ${name}` },
  log: (name) => `Registrar ${name}`,
  chart: { showTable: 'Mostrar como tabla', goal: 'Objetivo', projected: 'previsto' },
  firstSync: {
    count: (received) => `Han llegado ${received}. Ya puede empezar; el resto llega mientras trabaja.`,
    start: 'Ya puede empezar; el resto llega mientras trabaja.',
  },
  pages: { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', at: (page, of) => `${page} de ${of}` },
  progress: { of: (target) => `de ${target}`, over: (amount) => `${amount} de más` },
  standing: { 'on-this-device': 'En este dispositivo', sending: 'Enviando', 'needs-attention': 'Requiere atención' },
  sync: {
    'first-sync': 'Recibiendo sus datos',
    synced: 'Sincronizado',
    'to-send': (count) => `${count} por enviar`,
    offline: 'Sin conexión',
    'cannot-reach': 'El servidor no responde',
    'sign-in': 'Inicie sesión para sincronizar',
    'update-needed': 'Falta actualizar',
    storage: 'Almacenamiento lleno',
    'needs-attention': 'Requiere atención',
  },
};
