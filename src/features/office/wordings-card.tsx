import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { officeWords } from './words.ts';

const WordingsSheet = onDemand(async () => {
  const { WordingsSheet: Part, address } = await import('./wordings/wordings-sheet.tsx');
  return { Part, address };
});

/** What mails and pushes say: few change it, so its desk comes when it is opened. */
export function WordingsCard() {
  const words = useWords(officeWords).wordings;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.title}>
      <p className="muted">{words.help}</p>
      <Button look="line" full onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <WordingsSheet onClose={() => setOpen(false)} />}
    </Card>
  );
}
