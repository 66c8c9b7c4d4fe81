import './log-toggle.css';
import { CheckIcon } from './icons.tsx';
import { useWords } from './language.tsx';
import { kitWords } from './words.ts';

interface LogToggleProps {
  /** What is logged: "Akara and ògì". */
  name: string;
  logged: boolean;
  onToggle: (logged: boolean) => void;
}

/** Dashed until it is done. */
export function LogToggle({ name, logged, onToggle }: LogToggleProps) {
  const words = useWords(kitWords);
  return (
    <button
      type="button"
      className="log-toggle"
      aria-pressed={logged}
      aria-label={words.log(name)}
      onClick={() => onToggle(!logged)}
    >
      <span>
        <CheckIcon small />
      </span>
    </button>
  );
}

/** The check alone, where what did it is taken back elsewhere. */
export const Logged = () => (
  <span className="log-toggle logged">
    <span>
      <CheckIcon small />
    </span>
  </span>
);
