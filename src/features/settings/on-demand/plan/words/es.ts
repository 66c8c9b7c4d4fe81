import type { PlanWords } from '../words.ts';

export const words: PlanWords = {
  failed: 'No se pudieron leer los planes',
  plans: 'Planes',
  price: (title: string, price: string, months: number) =>
    months === 1 ? `${title}: ${price} al mes` : `${title}: ${price} por ${months} meses`,
  sessions: (count: number) => (count === 1 ? 'Con 1 sesión cada vez' : `Con ${count} sesiones cada vez`),
  begin: 'Seguir con el pago',
  later: 'Desde el próximo periodo, a su precio. Lo pagado queda como está.',
  laterAct: 'Cambiar desde el próximo periodo',
  changed: 'Cambiado desde el próximo periodo',
  card: (end: string, day: string) => `Tarjeta terminada en ${end}, válida hasta el ${day}`,
  noCard: 'Tu tarjeta se guarda con el próximo pago con tarjeta.',
  agree: 'Renovar con mi tarjeta',
  forget: 'No cobrar más en mi tarjeta',
  forgotten: 'Ya no se cobra en tu tarjeta',
  byHand: 'Sin tarjeta recibes una factura tres días antes y la pagas con tarjeta, transferencia o USSD.',
  refused: {
    'plan-runs': 'Ya tienes un plan. Cámbialo en su lugar.',
    'not-sold': 'Este plan ya no se vende.',
    'terms-changed': 'El texto que aceptas ha cambiado. Ábrelo de nuevo y léelo.',
    'too-many': 'Has empezado todo lo que permite un día. Inténtalo mañana.',
    held: 'Se está revisando un pago del próximo periodo. Cambia de plan después.',
    proven: 'Se está confirmando dinero del próximo periodo. Cambia de plan después.',
  },
  notDone: 'No ha funcionado',
};
