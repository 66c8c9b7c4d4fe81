import { Suspense, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { CardBox } from './card-box.tsx';
import type { Card } from './cards.ts';
import { communityWords } from './words.ts';

const CardSheet = later(async () => (await import('./card-sheet.tsx')).CardSheet);

export function CardField({ chosen, onChoose }: { chosen: Card | null; onChoose: (next: Card | null) => void }) {
  const words = useWords(communityWords).card;
  const [isOpen, setOpen] = useState(false);
  const choose = (card: Card): void => {
    onChoose(card);
    setOpen(false);
  };
  return (
    <>
      {chosen && <CardBox card={chosen} />}
      {chosen ? (
        <Button look="quiet" onClick={() => onChoose(null)}>
          {words.without}
        </Button>
      ) : (
        <Button look="quiet" icon={StarIcon} onClick={() => setOpen(true)}>
          {words.add}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CardSheet onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
