import { DeliveredWatch } from '#src/features/messages/delivered-watch.tsx';
import { Announcements } from '#src/features/notifications/announcements.tsx';
import { useArrivals } from '#src/features/notifications/use-arrivals.ts';
import { DueWatch } from '#src/work/medicines/due-watch.tsx';
import { useOnePerson } from './use-one-person.ts';

export { PeopleSheet } from './people-sheet.tsx';

/** What is said and goes on whichever screen is open. */
export function Watches({ role }: { role: string | null }) {
  useArrivals();
  useOnePerson();
  return (
    <>
      <Announcements />
      {role === 'client' && <DueWatch />}
      <DeliveredWatch />
    </>
  );
}
