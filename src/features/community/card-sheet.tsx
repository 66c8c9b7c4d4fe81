import { useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { CardBox, CardRow } from './card-box.tsx';
import { CARD_KINDS, cardsToShow, FIGURES, showing } from './cards.ts';
import type { Card, Figure } from './cards.ts';
import { useFigureInWords } from './use-card-in-words.ts';
import { communityWords } from './words.ts';

interface CardSheetProps {
  onChoose: (card: Card) => void;
  onClose: () => void;
}

/** Before it is taken: what others will see of it. */
function Shown({ card, onChoose, onBack }: Pick<CardSheetProps, 'onChoose'> & { card: Card; onBack: () => void }) {
  const words = useWords(communityWords).card;
  const inWords = useFigureInWords();
  const [shown, setShown] = useState<ReadonlySet<Figure>>(new Set());
  const asShown = showing(card, shown);
  return (
    <>
      <h3>{words.seen}</h3>
      <CardBox card={asShown} />
      {FIGURES.map((name) => {
        const value = card.figures[name];
        if (value === undefined) return null;
        return (
          <CheckField
            key={name}
            label={words.show(inWords(name, value))}
            checked={shown.has(name)}
            onChange={({ target }) =>
              setShown(new Set(FIGURES.filter((each) => (each === name ? target.checked : shown.has(each)))))
            }
          />
        );
      })}
      <Button look="act" full onClick={() => onChoose(asShown)}>
        {words.take}
      </Button>
      <Button look="line" full onClick={onBack}>
        {words.other}
      </Button>
    </>
  );
}

export function CardSheet({ onChoose, onClose }: CardSheetProps) {
  const { card: words, coming, failed } = useWords(communityWords);
  const [picked, setPicked] = useState<Card | null>(null);
  const answer = useRows(cardsToShow);
  return (
    <Sheet open title={words.add} onClose={onClose}>
      {picked ? (
        <Shown card={picked} onChoose={onChoose} onBack={() => setPicked(null)} />
      ) : (
        <Answered
          answer={answer}
          coming={coming}
          empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
          failed={failed}
        >
          {(cards) => (
            <>
              <p className="muted small">{words.help}</p>
              {CARD_KINDS.map((kind) => {
                const some = cards.filter((card) => card.kind === kind);
                if (some.length === 0) return null;
                return (
                  <section key={kind}>
                    <h3>{words.kinds[kind]}</h3>
                    <Rows label={words.kinds[kind]}>
                      {some.map((card) => (
                        <CardRow key={card.id} card={card} onOpen={() => setPicked(card)} />
                      ))}
                    </Rows>
                  </section>
                );
              })}
            </>
          )}
        </Answered>
      )}
    </Sheet>
  );
}
