import { DeliveredWatch } from '#src/features/messages/delivered-watch.tsx';
import { Announcements } from '#src/features/notifications/announcements.tsx';
import { useArrivals } from '#src/features/notifications/use-arrivals.ts';
import { DueWatch } from '#src/work/medicines/due-watch.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { useOnePerson } from './use-one-person.ts';

interface WatchesProps {
  role: string | null;
  /** Of whoever has the device in hand, once they ask for the people on it. */
  name: string | null;
  onClose: () => void;
}

/** What is said, asked for and goes on whichever screen is open. */
export function Watches({ role, name, onClose }: WatchesProps) {
  useArrivals();
  useOnePerson();
  return (
    <>
      <Announcements />
      {role === 'client' && <DueWatch />}
      <DeliveredWatch />
      {name !== null && <PeopleSheet name={name} onClose={onClose} />}
    </>
  );
}
