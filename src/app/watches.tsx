import { DeliveredWatch } from '#src/features/messages/delivered-watch.tsx';
import { DueWatch } from '#src/work/medicines/due-watch.tsx';

/** What goes on whichever screen is open. */
export function Watches({ role }: { role: string | null }) {
  return (
    <>
      {role === 'client' && <DueWatch />}
      <DeliveredWatch />
    </>
  );
}
