import { useLanguage, useWords } from '#src/ui/language.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { appointmentWords } from '#src/work/appointment/words.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { useRoleName } from '../roles.ts';
import { Behind } from './shapes.ts';
import type { Name } from './shapes.ts';
import { overviewWords } from './words.ts';
import type { OverviewWords } from './words.ts';

/** Where it is decided. */
const DESKS: Partial<Record<Name, readonly [keyof OverviewWords['desks'], string]>> = {
  applied: ['applied', '/admin/people?state=pending'],
  owed: ['owed', '/admin/money'],
  overdue: ['asked', '/admin/privacy'],
  asked: ['asked', '/admin/privacy'],
};

const MOST = 200;

const known = (words: Readonly<Record<string, string>>, note: string): string => words[note] ?? note;

/** Of what kind a row is; a kind that this version does not know is called as the server calls it. */
function useKind(): (name: Name, note: string) => string {
  const { kinds } = useWords(overviewWords);
  const { status } = useWords(appointmentWords);
  const roleName = useRoleName();
  const naira = useNaira();
  return (name, note) => {
    if (name === 'joined' || name === 'applied' || name === 'renewing') return roleName(note);
    if (name === 'booked') return known(status, note);
    return name === 'owed' ? naira(Number(note)) : known(kinds, note);
  };
}

interface BehindSheetProps {
  name: Name;
  onClose: () => void;
}

/** The rows that a figure counts. */
export function BehindSheet({ name, onClose }: BehindSheetProps) {
  const words = useWords(overviewWords);
  const language = useLanguage();
  const kindOf = useKind();
  const { momentOf, dayOf } = useMoments();
  const remote = useRemote({
    key: ['office-behind', name],
    ask: (client, signal) => client.rpc('office_behind', { figure: name }).abortSignal(signal),
    shape: Behind,
  });
  const [desk, to] = DESKS[name] ?? [];
  // Of whom these are the server does not say.
  const ofNobody = name === 'booked' || name === 'missed';
  const told = name === 'missed' || name === 'owed' ? dayOf : momentOf;
  return (
    <Sheet
      open
      toRead
      title={words.figures[name]}
      onClose={onClose}
      foot={
        desk &&
        to !== undefined && (
          <ButtonLink to={to} look="act" large full>
            {words.desks[desk]}
          </ButtonLink>
        )
      }
    >
      <p className="muted small">{words.help[name]}</p>
      <Remotely remote={remote} failed={words.failed}>
        {(rows) => (
          <>
            <Rows label={words.figures[name]}>
              {rows.map(({ person, name: who, at, note }, n) => (
                <Row
                  // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same of one person
                  key={n}
                  title={ofNobody ? told(at) : (who ?? words.nobody)}
                  detail={[!ofNobody && told(at), kindOf(name, note)].filter(Boolean).join(' · ')}
                  to={person === null ? undefined : `/admin/people?of=${person}`}
                />
              ))}
            </Rows>
            {rows.length === MOST && <p className="muted small">{words.most(MOST.toLocaleString(language))}</p>}
          </>
        )}
      </Remotely>
    </Sheet>
  );
}
