import { StarIcon, TargetIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Card } from './cards.ts';
import { useCardInWords } from './use-card-in-words.ts';

const ICON_OF = { workout: WorkoutIcon, record: StarIcon, milestone: TargetIcon } as const;

interface CardRowProps {
  card: Card;
  onOpen?: (() => void) | undefined;
}

export function CardRow({ card, onOpen }: CardRowProps) {
  const { title, detail } = useCardInWords()(card);
  return <Row icon={ICON_OF[card.kind]} title={title} detail={detail} onOpen={onOpen} />;
}

/** What the author shows of something he did. */
export const CardBox = ({ card }: { card: Card }) => (
  <Rows>
    <CardRow card={card} />
  </Rows>
);
