import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { roomLeft } from './album.ts';
import { photoWords } from './words.ts';

/** Told before the account takes no more. */
export function Room({ photos }: { photos: number }) {
  const words = useWords(photoWords);
  const left = roomLeft(photos);
  if (left === null) return null;
  return (
    <Notice tone={left === 0 ? 'warn' : 'info'} title={left === 0 ? words.full : words.room(left)}>
      {words.roomHelp}
    </Notice>
  );
}
