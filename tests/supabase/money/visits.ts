import type { Row, TestDatabase } from '../../support/database.ts';
import { only } from '../people/support.ts';

/** Appointments of a client, with his trainer unless it is said otherwise. */
export function visitsOf(db: () => TestDatabase, client: string, trainer: string) {
  const read = (id: unknown): Promise<Row> => only(db(), 'select * from public.appointments where id = $1', [id]);
  const become = async (who: string, id: unknown, status: string) => {
    await db().as(who, (s) => s.query('update public.appointments set status = $2 where id = $1', [id, status]));
    return read(id);
  };
  let slot = 0;
  return {
    read,
    become,
    // On the hour, or half an hour before midnight it would end outside of the provider's hours.
    /** Asked for by the client and confirmed by the provider, so many hours ahead and not more. */
    booked: async (hours = 30 + 2 * ++slot, type = 'fitness', provider = trainer) => {
      const { id } = await db().as(client, (s) =>
        only(
          s,
          `insert into public.appointments
           (user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, duration_minutes)
         select $1, $2, 'Training', $3, at::date, at::time, 30
         from (select date_trunc('hour', now() + make_interval(hours => $4)) at time zone 'Africa/Lagos' as at) as t
         returning id`,
          [client, provider, type, hours],
        ),
      );
      return become(provider, id, 'confirmed');
    },
    /** As if it had been agreed for so many hours from now. */
    moved: (id: unknown, hours: number) =>
      db().query(
        `update public.appointments set scheduled_date = at::date, scheduled_time = at::time
       from (select (now() + make_interval(hours => $2)) at time zone 'Africa/Lagos' as at) as t where id = $1`,
        [id, hours],
      ),
  };
}
