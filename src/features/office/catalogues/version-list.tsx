import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { TONES } from './rules.ts';
import { Versions } from './shapes.ts';
import type { Version } from './shapes.ts';
import { cataloguesWords } from './words.ts';

interface VersionListProps {
  catalogue: string;
  code: string;
  /** What a version says, where the one before it may matter. */
  children: (version: Version, all: readonly Version[]) => ReactNode;
}

/** What an entry said, says and shall say, and who wrote and decided it. */
export function VersionList({ catalogue, code, children }: VersionListProps) {
  const words = useWords(cataloguesWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  const remote = useRemote({
    key: ['catalogue-history', catalogue, code],
    ask: (client, signal) => client.rpc('catalogue_history', { catalogue, code }).abortSignal(signal),
    shape: Versions,
  });
  const titleOf = ({ version, state }: Version): string =>
    version === null ? words.states[state] : words.version(version.toLocaleString(language));
  const whoOf = ({ written_by, written_at, decided_by, decided_at }: Version): string =>
    [
      words.work(written_by ?? words.nobody, dayOf(written_at)),
      decided_at && words.decided(decided_by ?? words.nobody, dayOf(decided_at)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Remotely remote={remote} failed={words.historyFailed}>
      {(versions) => (
        <Rows label={words.history}>
          {versions.map((version) => (
            <Row
              key={version.id}
              title={titleOf(version)}
              detail={whoOf(version)}
              badges={<Badge tone={TONES[version.state]}>{words.states[version.state]}</Badge>}
              below={
                <>
                  {version.note && <p className="small">{words.because(version.note)}</p>}
                  {children(version, versions)}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Remotely>
  );
}
