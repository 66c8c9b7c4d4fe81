import '../provider.css';
import './roster.css';
import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useHead } from '#src/ui/head.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { AsOf, Freshness, Refresh } from '../fresh.tsx';
import { CareRequests } from '../invite/care-requests.tsx';
import { inviteWords } from '../invite/words.ts';
import { KeptCard } from '../kept/kept-card.tsx';
import { recordWords } from '../record/words.ts';
import { ClientRows, ClientTable } from './client-list.tsx';
import { rosterOf } from './queries.ts';
import type { Listed } from './queries.ts';
import { inOrder, ORDERS, STATES } from './signs.ts';
import type { Order, State } from './signs.ts';

const InviteSheet = later(async () => (await import('../invite/invite-sheet.tsx')).InviteSheet);

const A_PAGE = 10;

type Which = State['name'] | 'all';
const WHICH: readonly Which[] = ['all', ...STATES];

const called = (clients: readonly Listed[], text: string): Listed[] => {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...clients];
  const score = scoreFor(typed);
  return clients.filter(({ name }) => score(wordsOf(name)) > 0);
};

function Roster({ clients, here }: { clients: readonly Listed[]; here: Here }) {
  const words = useWords(recordWords).roster;
  const language = useLanguage();
  const isWide = useWide();
  const [text, setText] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const [order, setOrder] = useState<Order>('attention');
  const [wanted, setPage] = useState(1);
  const found = called(clients, text).filter(({ state }) => which === 'all' || state.name === which);
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
  const page = Math.min(wanted, pages);
  const shown = inOrder(found, order).slice((page - 1) * A_PAGE, page * A_PAGE);
  const List = isWide ? ClientTable : ClientRows;
  const countOf = (name: Which): number =>
    name === 'all' ? clients.length : clients.filter(({ state }) => state.name === name).length;
  return (
    <Card title={words.title}>
      <div className="roster-tools">
        <SearchField label={words.search} placeholder={words.search} value={text} onSearch={setText} />
        <ChoiceChips
          label={words.filter}
          choices={WHICH}
          chosen={which}
          nameOf={(name) =>
            `${name === 'all' ? words.all : words.states[name]} ${countOf(name).toLocaleString(language)}`
          }
          onChoose={setWhich}
        />
        {!isWide && (
          <SelectField
            label={words.order}
            value={order}
            options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
            onChange={({ target }) => setOrder(target.value as Order)}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <Empty title={words.nobody}>{words.nobodyHelp}</Empty>
      ) : (
        <List clients={shown} here={here} order={order} onOrder={setOrder} />
      )}
      {pages > 1 && <Pagination page={page} of={pages} onChange={setPage} />}
    </Card>
  );
}

function Invite() {
  const words = useWords(inviteWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="act" icon={PlusIcon} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A provider's clients, whoever needs him first. */
export function RosterScreen() {
  const words = useWords(recordWords).roster;
  const { timezone: zone } = useSettings();
  const here = { today: useToday(), zone };
  const answer = useRows((db, userId) => rosterOf(db, userId, here, Date.now()), [here.today, zone]);
  useHead(words.title, words.description);
  const empty = (
    <Card>
      <Empty title={words.empty}>{words.emptyHelp}</Empty>
    </Card>
  );
  return (
    <div className="provider">
      <PageHeader
        title={words.title}
        detail={<AsOf here={here} />}
        acts={
          <>
            <Refresh />
            <Invite />
          </>
        }
      />
      <Freshness here={here} />
      <CareRequests zone={zone} />
      <Answered answer={answer} coming={words.coming} empty={empty} failed={words.failed}>
        {(clients) => <Roster clients={clients} here={here} />}
      </Answered>
      <KeptCard />
    </div>
  );
}
