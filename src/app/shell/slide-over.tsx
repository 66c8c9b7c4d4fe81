import { useWords } from '#src/ui/language.tsx';
import { Brand } from '#src/ui/mark/mark.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { appWords } from '../words.ts';
import type { Group } from './navigation.ts';
import { GroupedPlaces } from './places.tsx';

interface SlideOverProps {
  groups: readonly Group[];
  onClose: () => void;
}

/** The sidebar on a phone; it closes when the page changes. */
export function SlideOver({ groups, onClose }: SlideOverProps) {
  const words = useWords(appWords);
  return (
    <Modal className="slide-over" title={<Brand />} onClose={onClose}>
      <nav aria-label={words.main}>
        <GroupedPlaces groups={groups} />
      </nav>
    </Modal>
  );
}
