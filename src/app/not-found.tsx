import '#src/ui/button.css';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { appWords } from './words.ts';

export function NotFound() {
  const words = useWords(appWords).lost;
  useHead(words.title, words.detail);
  return (
    <main id="main" className="alone">
      <h1 tabIndex={-1}>{words.code}</h1>
      <p>{words.title}</p>
      <p className="acts">
        <a className="button line" href="/">
          {words.home}
        </a>
      </p>
    </main>
  );
}
