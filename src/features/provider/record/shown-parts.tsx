import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { ShownPhotos } from '../photos/shown-photos.tsx';
import { SharedPapers } from '../shared-papers.tsx';

interface PartProps {
  clientId: string;
  here: Here;
}

/** Photos that the client shows to the reader. */
export const PhotosPart = ({ clientId, here: { today } }: PartProps) => (
  <Card>
    <ShownPhotos clientId={clientId} today={today} />
  </Card>
);

/** Papers that the client shows to the reader. */
export const FilesPart = ({ clientId, here: { today } }: PartProps) => (
  <Card>
    <SharedPapers clientId={clientId} today={today} />
  </Card>
);
