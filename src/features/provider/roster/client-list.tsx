import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useWhen } from '#src/work/appointment/in-words.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { recordWords } from '../record/words.ts';
import type { Listed } from './queries.ts';
import { ORDERS } from './signs.ts';
import type { Order, State } from './signs.ts';
import { SHORT, useWhy } from './use-why.ts';

const TONES = { attention: 'warn', track: 'ok', paused: 'idle', ended: 'idle' } as const;

interface ClientListProps {
  clients: readonly Listed[];
  here: Here;
  order: Order;
  onOrder: (order: Order) => void;
}

const recordOf = (clientId: string): string => `/clients/record?of=${clientId}`;

function useSaid(zone: string) {
  const words = useWords(recordWords).roster;
  const language = useLanguage();
  const when = useWhen(zone);
  const why = useWhy();
  const day = (told: string): string => dayInWords(told, language, SHORT);
  return {
    name: ({ name }: Listed): string => name || words.unnamed,
    why,
    next: ({ next }: Listed): string => (next === null ? words.noVisit : when(next)),
    logged: ({ loggedOn }: Listed): string => (loggedOn === null ? words.noLog : day(loggedOn)),
    focus: ({ focus, perWeek }: Listed): string =>
      [focus, perWeek && words.weekly(perWeek.toLocaleString(language))].filter(Boolean).join(' · '),
  };
}

function StateBadge({ state: { name } }: { state: State }) {
  const words = useWords(recordWords).roster;
  return <Badge tone={TONES[name]}>{words.states[name]}</Badge>;
}

/** On a phone. */
export function ClientRows({ clients, here }: ClientListProps) {
  const words = useWords(recordWords).roster;
  const said = useSaid(here.zone);
  return (
    <Rows label={words.title}>
      {clients.map((client) => (
        <Row
          key={client.clientId}
          leading={<Avatar name={said.name(client)} />}
          title={said.name(client)}
          detail={said.why(client.state)}
          badges={<StateBadge state={client.state} />}
          below={client.next !== null && <span className="muted small">{said.next(client)}</span>}
          to={recordOf(client.clientId)}
        />
      ))}
    </Rows>
  );
}

const COLUMNS = { name: 'client', attention: 'state', next: 'next', logged: 'logged' } as const;

const SORTED = { name: 'ascending', attention: 'ascending', next: 'ascending', logged: 'descending' } as const;

/** At a desk; its heads sort. */
export function ClientTable({ clients, here, order, onOrder }: ClientListProps) {
  const words = useWords(recordWords).roster;
  const said = useSaid(here.zone);
  const heads: readonly Order[] = ['name', ...ORDERS.filter((each) => each !== 'name')];
  return (
    <table className="roster">
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" aria-sort={order === head ? SORTED[head] : 'none'}>
              <button type="button" onClick={() => onOrder(head)}>
                {words.heads[COLUMNS[head]]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.clientId}>
            <th scope="row">
              <Link to={recordOf(client.clientId)}>{said.name(client)}</Link>
              <span className="muted small">{said.focus(client)}</span>
            </th>
            <td>
              <StateBadge state={client.state} />
              <span className="muted small">{said.why(client.state)}</span>
            </td>
            <td>{said.next(client)}</td>
            <td>{said.logged(client)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
