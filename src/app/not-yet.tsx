import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { AppWords } from './words.ts';
import { appWords } from './words.ts';

/** A place no version has opened yet, with its name. */
export function NotYet({ name }: { name: keyof AppWords['places'] }) {
  const words = useWords(appWords);
  useHead(words.places[name], words.notYet.detail);
  return (
    <>
      <PageHeader title={words.places[name]} />
      <Card title={words.notYet.title}>
        <p className="muted">{words.notYet.detail}</p>
      </Card>
    </>
  );
}
