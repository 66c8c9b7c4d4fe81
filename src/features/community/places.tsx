import * as z from 'zod/mini';
import { Avatar } from '#src/ui/avatar.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { fullNameOf } from '#src/lib/names.ts';
import { useMine } from './use-names.ts';
import { communityWords } from './words.ts';

export const Place = z.object({
  rank: z.number(),
  score: z.number(),
  user_id: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
});

export const Board = z.looseObject({ places: z.array(Place), provisional: z.boolean() });
type Board = z.infer<typeof Board>;

interface PlacesProps {
  label: string;
  places: Board['places'];
  /** The figure with its unit. */
  told: (score: string) => string;
}

/** The first ten and those around oneself; who shares a score shares a place. */
export function Places({ label, places, told }: PlacesProps) {
  const words = useWords(communityWords);
  const language = useLanguage();
  const mine = useMine();
  return (
    <Rows label={label}>
      {places.map((place, n) => {
        const known = place.user_id === mine ? words.you : fullNameOf(place);
        const name = known || words.board.hidden;
        return (
          <Row
            key={place.user_id ?? `hidden ${n}`}
            leading={<Avatar name={name} />}
            title={place.user_id === mine ? <b>{name}</b> : name}
            detail={`${place.rank.toLocaleString(language)}.`}
            trailing={<b className="numbers">{told(place.score.toLocaleString(language))}</b>}
          />
        );
      })}
    </Rows>
  );
}
