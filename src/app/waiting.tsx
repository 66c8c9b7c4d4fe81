import { useWords } from '#src/ui/language.tsx';
import { appWords } from './words.ts';

export function Waiting() {
  const words = useWords(appWords).opening;
  return (
    <div className="alone waiting" aria-live="polite">
      <span className="spinner" aria-hidden="true" />
      <h1>{words.waiting}</h1>
    </div>
  );
}
