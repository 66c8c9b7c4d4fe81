import { keepOpened } from '#src/lib/keep-opened.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { workWords } from '#src/work/words.ts';
import type { PictureCard } from './card.ts';

/** The system's share sheet where there is one for files, else a download. */
async function hand(picture: File): Promise<void> {
  const data = { files: [picture] };
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- some browsers share nothing, others no files
  if (!navigator.canShare?.(data)) {
    saveFile(picture.name, picture, picture.type);
    return;
  }
  await navigator.share(data).catch((error: unknown) => {
    // Whoever closes the share sheet has changed his mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(picture.name, picture, picture.type);
  });
}

const nameOf = (title: string): string => `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`;

/** Leaves the device only by the hand of whoever presses it, and to whom is chosen in the system's sheet. */
export function SharePicture({ card }: { card: PictureCard }) {
  const { picture: words } = useWords(workWords);
  const oneAtATime = useOneAtATime();
  async function share(): Promise<void> {
    const { pictureOf, address } = await import('./kept/draw.ts');
    keepOpened(new URL(address).pathname);
    await hand(new File([await pictureOf(card)], nameOf(card.title), { type: 'image/png' }));
  }
  return (
    <Button
      look="quiet"
      full
      icon={ImageIcon}
      onClick={() => void oneAtATime(() => attempt(share, { title: words.failed, description: words.failedHelp }))}
    >
      {words.share}
    </Button>
  );
}
