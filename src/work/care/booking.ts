import type { Person } from '#sync/entities/people.ts';

/** What is booked with each kind of provider. */
const SESSION_OF: Readonly<Record<string, string>> = {
  trainer: 'training',
  nutritionist: 'nutrition',
  doctor: 'checkup',
  aesthetic_surgeon: 'aesthetic',
  lab_technician: 'lab',
};

/** Where a visit is booked with somebody; null with whom none is. */
export function bookingWith({ id, role }: Pick<Person, 'id' | 'role'>): string | null {
  const kind = SESSION_OF[role];
  return kind === undefined ? null : `/schedule?book=${kind}&with=${id}`;
}
