import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import { useRow } from '#src/data/rows.ts';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { FoodList } from './food-list.tsx';
import { foodShelf } from './shelf.ts';
import type { FoodShelf } from './shelf.ts';
import { foodWords } from './words.ts';

interface FoodFinderProps {
  title: string;
  failed: string;
  /** Whose foods, where they are not one's own. */
  of?: string;
  /** A dish is no part of itself. */
  without?: string | undefined;
  foot?: ReactNode;
  /** What is looked for at first. */
  first?: string;
  onChoose: (food: Food) => void;
  onClose: () => void;
}

type FoundProps = Pick<FoodFinderProps, 'without' | 'onChoose'> & { shelf: FoodShelf; text: string };

function Found({ shelf, text, without, onChoose }: FoundProps) {
  const others = useMemo(() => ({ ...shelf, foods: shelf.foods.filter(({ id }) => id !== without) }), [shelf, without]);
  return <FoodList shelf={others} text={text} filter="all" onOpen={onChoose} />;
}

/** One food is chosen, for a dish or for somebody's plan. */
export function FoodFinder({ title, failed, of, without, foot, first = '', onChoose, onClose }: FoodFinderProps) {
  const { search } = useWords(foodWords);
  const [text, setText] = useState(first);
  const typed = useDeferredValue(text);
  const answer = useRow((db, userId) => foodShelf(db, of ?? userId), [of]);
  return (
    <Sheet open title={title} onClose={onClose} foot={foot}>
      <div className="food-sheet">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          value={text}
          onSearch={setText}
          data-focus-first
        />
        <Answered answer={answer} coming={search.first} empty={null} failed={failed}>
          {(shelf) => <Found shelf={shelf} text={typed} without={without} onChoose={onChoose} />}
        </Answered>
      </div>
    </Sheet>
  );
}
