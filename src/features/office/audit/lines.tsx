import { ForwardIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useRoleName } from '../roles.ts';
import { detailOf, isKnown, otherClock } from './rules.ts';
import type { Line } from './shapes.ts';
import { auditWords } from './words.ts';

interface LinesProps {
  lines: readonly Line[];
  /** Where what is only of that person is shown. */
  hrefOf: (filter: 'by' | 'about', id: string) => string;
}

function useTold() {
  const words = useWords(auditWords);
  const roleName = useRoleName();
  const language = useLanguage();
  const { momentOf } = useMoments();
  return {
    number: ({ id }: Line): string => id.toLocaleString(language),
    act: ({ act }: Line): string => (isKnown(act) ? words.acts[act] : act),
    who: (id: string | null, name: string | null): string => name ?? (id === null ? words.nobody : id.slice(0, 8)),
    why: (line: Line): string => [line.reason, detailOf(line, roleName)].filter(Boolean).join(' · '),
    when: (line: Line): string => momentOf(line.at),
    device(line: Line): string {
      const other = otherClock(line);
      return other === null ? '' : words.device(momentOf(other));
    },
  };
}

interface WhoProps {
  id: string | null;
  name: string;
  label: string;
  href: (id: string) => string;
}

const Who = ({ id, name, label, href }: WhoProps) =>
  id === null ? (
    <span>{name}</span>
  ) : (
    <Link to={href(id)} aria-label={label}>
      {name}
    </Link>
  );

/** On a phone. */
function LineRows({ lines, hrefOf }: LinesProps) {
  const words = useWords(auditWords);
  const told = useTold();
  return (
    <Rows label={words.list}>
      {lines.map((line) => {
        const [actor, subject] = [told.who(line.actor_id, line.actor), told.who(line.subject_id, line.subject)];
        return (
          <Row
            key={line.id}
            title={told.act(line)}
            detail={[told.when(line), told.device(line), told.why(line)].filter(Boolean).join(' · ')}
            trailing={<span className="muted small">{told.number(line)}</span>}
            below={
              <span className="audit-people">
                <Who id={line.actor_id} name={actor} label={words.onlyBy(actor)} href={(id) => hrefOf('by', id)} />
                {line.subject_id !== null && (
                  <>
                    <ForwardIcon small />
                    <Who
                      id={line.subject_id}
                      name={subject}
                      label={words.onlyAbout(subject)}
                      href={(id) => hrefOf('about', id)}
                    />
                  </>
                )}
              </span>
            }
          />
        );
      })}
    </Rows>
  );
}

/** At a desk. */
function LineTable({ lines, hrefOf }: LinesProps) {
  const words = useWords(auditWords);
  const told = useTold();
  return (
    <table className="audit-table">
      <caption className="visually-hidden">{words.list}</caption>
      <thead>
        <tr>
          {(['line', 'when', 'who', 'act', 'whom', 'why'] as const).map((head) => (
            <th key={head} scope="col">
              {words.heads[head]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const [actor, subject] = [told.who(line.actor_id, line.actor), told.who(line.subject_id, line.subject)];
          return (
            <tr key={line.id}>
              <th scope="row">{told.number(line)}</th>
              <td>
                {told.when(line)}
                <span className="muted small">{told.device(line)}</span>
              </td>
              <td>
                <Who id={line.actor_id} name={actor} label={words.onlyBy(actor)} href={(id) => hrefOf('by', id)} />
              </td>
              <td>{told.act(line)}</td>
              <td>
                {line.subject_id !== null && (
                  <Who
                    id={line.subject_id}
                    name={subject}
                    label={words.onlyAbout(subject)}
                    href={(id) => hrefOf('about', id)}
                  />
                )}
              </td>
              <td>{told.why(line)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function AuditLines(props: LinesProps) {
  return useWide() ? <LineTable {...props} /> : <LineRows {...props} />;
}
