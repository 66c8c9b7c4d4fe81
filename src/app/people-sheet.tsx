import { Sheet } from '#src/ui/sheet.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';

/** Held by a device once it was used there: few have several people on them, and the first is added with a network. */
const People = onDemand(async () => {
  const { People: Part, address } = await import('#src/features/account/on-demand/people.tsx');
  return { Part, address };
});

interface PeopleSheetProps {
  /** Of whoever has the device in hand. */
  title: string;
  onClose: () => void;
}

export const PeopleSheet = ({ title, onClose }: PeopleSheetProps) => (
  <Sheet open title={title} onClose={onClose}>
    <People />
  </Sheet>
);
