import type { CardKind } from '#sync/entities/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { BowlIcon, CalendarIcon, FlaskIcon, ScalesIcon, TodayIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useMine } from '../use-conversation.ts';
import { messagesWords } from '../words.ts';
import { cardOf } from './cards.ts';
import type { CardRow } from './cards.ts';
import { useCardInWords } from './use-card-in-words.ts';

export const ICON_OF = {
  workout: WorkoutIcon,
  meal: BowlIcon,
  measurement: ScalesIcon,
  result: FlaskIcon,
  appointment: CalendarIcon,
  plan: TodayIcon,
} as const;

const PLACES: Record<CardKind, string> = {
  workout: '/workouts',
  meal: '/nutrition',
  measurement: '/health',
  result: '/lab',
  appointment: '/schedule',
  plan: '/workouts',
};

/** Where the reader finds it: his own screen of it, or the record of the client. */
export function placeOf({ kind, row }: CardRow, isOwn: boolean, clientId: string): string {
  if (!isOwn) return `/clients/record?of=${clientId}`;
  return kind === 'meal' ? `${PLACES.meal}?day=${String(row['date'])}` : PLACES[kind];
}

function Known({ card, pair }: { card: CardRow; pair: Pair }) {
  const words = useWords(messagesWords).cards;
  const { title, detail } = useCardInWords(card);
  const isOwn = useMine() === pair.client_id;
  return (
    <Row
      icon={ICON_OF[card.kind]}
      title={title}
      detail={[words.kinds[card.kind], detail].filter(Boolean).join(' · ')}
      to={placeOf(card, isOwn, pair.client_id)}
    />
  );
}

/** Out of the reader's own rows, so that he sees of it what he may see anyway. */
export function CardBox({ kind, id, pair }: { kind: CardKind; id: string; pair: Pair }) {
  const words = useWords(messagesWords).cards;
  const { client_id, provider_id } = pair;
  const found = knownOf(
    useRow(async (db) => ({ card: await cardOf(db, { client_id, provider_id }, kind, id) }), [client_id, kind, id]),
  );
  if (!found) return null;
  return (
    <Rows>
      {found.card ? (
        <Known card={found.card} pair={pair} />
      ) : (
        <Row icon={ICON_OF[kind]} title={words.kinds[kind]} detail={words.hidden} />
      )}
    </Rows>
  );
}
