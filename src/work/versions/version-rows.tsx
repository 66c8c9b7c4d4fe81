import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { versionWords } from './words.ts';

interface Version {
  id: string;
  made_at: string;
  author: string | null;
  /** What it says otherwise than the one before. */
  lines: readonly string[];
  /** The plan says this, as far as the device knows. */
  isNow: boolean;
  onTakeUp: (() => void) | null;
}

/** What a version changed. What is said alike of two exercises or meals is said once. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  [...new Set(lines)].map((line) => (
    <p key={line} className="small">
      {line}
    </p>
  ));

/** Versions of a plan, the newest first: when, by whom, and what changed. */
export function VersionRows({ versions, help }: { versions: readonly Version[]; help: string | null }) {
  const words = useWords(versionWords);
  const { momentOf } = useMoments();
  if (versions.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      {help && <p className="muted small">{help}</p>}
      <Rows label={words.title}>
        {versions.map(({ id, made_at, author, lines, isNow, onTakeUp }) => (
          <Row
            key={id}
            title={words.by(momentOf(made_at), author || words.somebody)}
            badges={isNow && <Badge>{words.now}</Badge>}
            below={
              <>
                <Lines lines={lines.length > 0 ? lines : [words.nothing]} />
                {onTakeUp && (
                  <Button look="line" onClick={onTakeUp}>
                    {words.takeUp}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </Rows>
    </>
  );
}
