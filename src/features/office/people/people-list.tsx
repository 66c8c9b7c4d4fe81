import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { SearchField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { UncountedPages } from '#src/ui/pagination.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { ROLES, useRoleName } from '../roles.ts';
import { usePages } from '../use-pages.ts';
import { SavedViews } from '../saved-views.tsx';
import { stateOf, TONES } from './rules.ts';
import { Listed, STATES } from './shapes.ts';
import { useNameOf } from './use-name-of.ts';
import { deskWords } from './words.ts';

const SHORTEST = 2;
const OLDEST = 'oldest';

function Found({ people, hrefOf }: { people: readonly Listed[]; hrefOf: (id: string) => string }) {
  const words = useWords(deskWords);
  const roleName = useRoleName();
  const nameOf = useNameOf();
  const { dayOf } = useMoments();
  return (
    <Rows label={words.list}>
      {people.map((person) => {
        const state = stateOf(person);
        return (
          <Row
            key={person.id}
            title={nameOf(person)}
            detail={[roleName(person.role), person.email, words.joined(dayOf(person.joined_at))]
              .filter(Boolean)
              .join(' · ')}
            badges={state && state !== 'approved' && <Badge tone={TONES[state]}>{words.states[state]}</Badge>}
            to={hrefOf(person.id)}
          />
        );
      })}
    </Rows>
  );
}

interface Filters {
  role: string;
  state: string;
  newest: boolean;
}

interface ToolsProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onChoose: (name: string, value: string) => void;
}

function Tools({ text, onText, filters, onChoose }: ToolsProps) {
  const words = useWords(deskWords);
  const roleName = useRoleName();
  return (
    <div className="people-tools">
      <SearchField label={words.search} placeholder={words.search} value={text} onSearch={onText} />
      <SelectField
        label={words.role}
        value={filters.role}
        options={[{ value: '', label: words.everyRole }, ...ROLES.map((value) => ({ value, label: roleName(value) }))]}
        onChange={({ target }) => onChoose('role', target.value)}
      />
      <SelectField
        label={words.state}
        value={filters.state}
        options={[
          { value: '', label: words.everyState },
          ...STATES.map((value) => ({ value, label: words.states[value] })),
        ]}
        onChange={({ target }) => onChoose('state', target.value)}
      />
      <SelectField
        label={words.order}
        value={filters.newest ? '' : OLDEST}
        options={[
          { value: '', label: words.newest },
          { value: OLDEST, label: words.oldest },
        ]}
        onChange={({ target }) => onChoose('order', target.value)}
      />
    </div>
  );
}

const filtersOf = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => ['role', 'state', 'order'].includes(name)));

/** Everybody with an account, found on the server by a beginning, a role and a state; the filters are in the address. */
export function PeopleList({ acts }: { acts: number }) {
  const words = useWords(deskWords);
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const typed = text.trim();
  const named = typed.length < SHORTEST ? '' : typed;
  const [role, state] = [search.get('role') ?? '', search.get('state') ?? ''];
  const newest = search.get('order') !== OLDEST;
  const filter = { ...(named && { named }), ...(role && { of_role: role }), ...(state && { of_state: state }), newest };
  const pages = usePages({
    key: ['people', filter],
    again: acts,
    ask: (client, { after, most }, signal) =>
      client.rpc('office_people', { ...filter, ...(after !== undefined && { after }), most }).abortSignal(signal),
    shape: Listed,
    endOf: ({ id }) => id,
  });
  const withParam = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return (
    <Card title={words.list}>
      <Tools
        text={text}
        onText={setText}
        filters={{ role, state, newest }}
        onChoose={(name, value) => setSearch(withParam(name, value), { replace: true })}
      />
      <SavedViews desk="people" search={filtersOf(search)} onOpen={(view) => setSearch(view)} />
      {typed.length === 1 && <p className="muted small">{words.short}</p>}
      <Remotely remote={pages.remote} failed={words.failed}>
        {(people) =>
          people.length === 0 ? (
            <Empty title={words.none}>{words.noneHelp}</Empty>
          ) : (
            <>
              <Found people={pages.shown(people)} hrefOf={(id) => `/admin/people?${withParam('of', id)}`} />
              <UncountedPages
                page={pages.page}
                isLast={pages.isLast(people)}
                onChange={(page) => pages.turn(page, people)}
              />
            </>
          )
        }
      </Remotely>
    </Card>
  );
}
