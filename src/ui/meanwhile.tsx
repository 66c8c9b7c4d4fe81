import { Button } from './button.tsx';
import { useWords } from './language.tsx';
import { Notice } from './notice.tsx';
import { kitWords } from './words.ts';

interface MeanwhileProps {
  /** Null where nothing came meanwhile. */
  text: string | null;
  onTake: () => void;
}

/** What another device saved while something else is being typed here in its place. */
export function Meanwhile({ text, onTake }: MeanwhileProps) {
  const words = useWords(kitWords).meanwhile;
  if (text === null) return null;
  return (
    <Notice
      tone="warn"
      title={words.title}
      act={
        <Button look="line" onClick={onTake}>
          {words.take}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
