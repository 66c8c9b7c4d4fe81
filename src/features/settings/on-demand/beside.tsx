import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import type { Held } from './shapes.ts';
import { rightsWords } from './words.ts';

interface PartProps {
  title: string;
  help: string;
  children: readonly ReactNode[];
}

function Part({ title, help, children }: PartProps) {
  const words = useWords(rightsWords);
  return (
    <section className="sight">
      <h3>{title}</h3>
      <p className="muted small">{help}</p>
      {children.length === 0 ? <p className="muted">{words.nothing}</p> : <Rows label={title}>{children}</Rows>}
    </section>
  );
}

/** What a newer server says and this version has no words for is shown as it came. */
const known = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** What is held of a person and is none of the records. */
export function Beside({ held: { agreements, devices } }: { held: Held }) {
  const words = useWords(rightsWords);
  const language = useLanguage();
  const { dayOf, momentOf } = useMoments();
  return (
    <>
      <Part title={words.agreements.title} help={words.agreements.help}>
        {agreements.map(({ purpose, version, how, agreed_at }) => (
          <Row
            key={`${purpose} ${version}`}
            title={known(words.agreements.purposes, purpose)}
            detail={[words.version(version), dayOf(agreed_at), known(words.agreements.how, how)].join(' · ')}
          />
        ))}
      </Part>
      <Part title={words.devices.title} help={words.devices.help}>
        {devices.map(({ version, unsent, refused, reported_at }) => (
          <Row
            key={`${version} ${reported_at}`}
            title={momentOf(reported_at)}
            detail={[
              words.version(version),
              words.devices.unsent(unsent.toLocaleString(language)),
              ...Object.entries(refused).map(([code, count]) =>
                words.devices.refused(code, count.toLocaleString(language)),
              ),
            ].join(' · ')}
          />
        ))}
      </Part>
    </>
  );
}
