import type { Appointment } from '#sync/entities/appointments.ts';

type Mode = Appointment['mode'];

interface Session {
  /** The record's title; each side reads it in their own language. */
  title: string;
  role: string;
  type: Appointment['appointment_type'];
  minutes: number;
  modes: readonly Mode[];
}

const ANY: readonly Mode[] = ['in-person', 'video', 'phone'];

/** What can be booked. */
export const SESSIONS = {
  training: { title: 'Personal Training', role: 'trainer', type: 'fitness', minutes: 60, modes: ANY },
  nutrition: { title: 'Nutrition Consult', role: 'nutritionist', type: 'nutrition', minutes: 60, modes: ANY },
  checkup: { title: 'Health Check-up', role: 'doctor', type: 'other', minutes: 30, modes: ANY },
  aesthetic: { title: 'Aesthetic Consultation', role: 'aesthetic_surgeon', type: 'other', minutes: 60, modes: ANY },
  lab: { title: 'Lab Testing Package', role: 'lab_technician', type: 'other', minutes: 30, modes: ['in-person'] },
} as const satisfies Record<string, Session>;

export type SessionKind = keyof typeof SESSIONS;

export const SESSION_KINDS = Object.keys(SESSIONS) as SessionKind[];

/** Those with a card of their own. */
export const QUICK = ['training', 'nutrition', 'checkup'] as const satisfies readonly SessionKind[];
