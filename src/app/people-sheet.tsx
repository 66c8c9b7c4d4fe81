import { useSession } from '#src/data/session/use-session.ts';
import { emailPrefixOf } from '#src/lib/names.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';

/** Held by a device once it was used there: few have several people on them, and the first is added with a network. */
const People = onDemand(async () => {
  const { People: Part, address } = await import('#src/features/account/on-demand/people.tsx');
  return { Part, address };
});

interface PeopleSheetProps {
  /** Of whoever has the device in hand; empty where it is not known. */
  name: string;
  onClose: () => void;
}

export function PeopleSheet({ name, onClose }: PeopleSheetProps) {
  const now = useSession();
  const email = now.state === 'signed-in' ? now.account.email : null;
  return (
    <Sheet open title={name || emailPrefixOf(email)} onClose={onClose}>
      <People />
    </Sheet>
  );
}
