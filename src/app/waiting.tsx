import { useWords } from '#src/ui/language.tsx';
import { appWords } from './words.ts';

export function Waiting() {
  const words = useWords(appWords).opening;
  return (
    <output className="alone waiting">
      <span className="spinner" aria-hidden="true" />
      {words.waiting}
    </output>
  );
}
