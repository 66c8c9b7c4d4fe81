import { useMemo, useState } from 'react';
import type { Dispatch, SetStateAction, SubmitEvent } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { foodNamesIn, useNamesSoFar } from '#src/work/catalogue/foods/use-food-names.ts';
import { MealTypeField, NutrientsSum } from '#src/work/food/amount-field.tsx';
import { mealTypeAt, sumOf } from '#src/work/food/day.ts';
import { FoodFinder } from '#src/work/food/food-finder.tsx';
import { indexFoods } from '#src/work/food/food-search.ts';
import { isSame, nutrientsOf } from '#src/work/food/portion.ts';
import { foodShelf } from '#src/work/food/shelf.ts';
import type { FoodShelf } from '#src/work/food/shelf.ts';
import { foodWords } from '#src/work/food/words.ts';
import type { Logging } from '../use-logging.ts';
import { nutritionWords } from '../words.ts';
import { amountOf, LONGEST_SAID } from './grammar.ts';
import type { Known } from './grammar.ts';
import { knownFrom } from './known.ts';
import { changed, heardToo, isUnread, readAgain, unread } from './reading.ts';
import type { KeyedLine, Reading } from './reading.ts';
import { SaidLines } from './said-lines.tsx';
import { useSpeech } from './use-speech.ts';

interface SaidSheetProps {
  /** What was typed already. */
  text: string;
  logging: Logging;
  onClose: () => void;
}

interface SentenceProps {
  known: Known;
  reading: Reading;
  onReading: Dispatch<SetStateAction<Reading>>;
}

/** Null while the food table is on its way. */
function useKnown(shelf: FoodShelf | null): Known | null {
  const names = useNamesSoFar();
  return useMemo(() => {
    if (!shelf) return null;
    const usual = { times: shelf.times, favourites: new Set(shelf.favourites) };
    return knownFrom(indexFoods(shelf.foods, foodNamesIn(names).foodName), usual);
  }, [shelf, names]);
}

/** The sentence, typed or spoken; what is spoken comes after what is there. */
function Sentence({ known, reading, onReading }: SentenceProps) {
  const words = useWords(nutritionWords).said;
  const speech = useSpeech((heard) => onReading((now) => heardToo(now, heard, known)));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onReading((now) => readAgain(now, known));
  };
  return (
    <form className="portion-sheet" onSubmit={submit}>
      <TextField
        label={words.label}
        help={words.help}
        placeholder={words.example}
        maxLength={LONGEST_SAID}
        autoComplete="off"
        enterKeyHint="done"
        data-focus-first
        value={reading.text}
        onChange={({ target }) => onReading((now) => ({ ...now, text: target.value }))}
      />
      {speech && (
        <div className="acts">
          <Button look="line" full onClick={speech.toggle}>
            {speech.isListening ? words.stop : words.speak}
          </Button>
          <output className="muted small">{speech.deaf ? words.deaf[speech.deaf] : words.speakHelp}</output>
        </div>
      )}
    </form>
  );
}

/** What was heard of the amount goes to the other food, unless it was changed by hand. */
function withFood(line: KeyedLine, food: Food): KeyedLine {
  const { much, amount } = line;
  const isAsHeard = line.food === null || isSame(amount, amountOf(line.food, much));
  return { ...line, food, amount: isAsHeard ? amountOf(food, much) : amount };
}

/** A meal in words becomes lines to correct; one press logs them all, and nothing before. */
export function SaidSheet({ text: first, logging, onClose }: SaidSheetProps) {
  const { said: words, failed } = useWords(nutritionWords);
  const { search } = useWords(foodWords);
  const { timezone } = useSettings();
  const answer = useRow(foodShelf);
  const shelf = answer.state === 'content' ? answer.value : answer.state === 'first-sync' ? answer.partly : null;
  const known = useKnown(shelf);
  const [reading, setReading] = useState(() => unread(first.slice(0, LONGEST_SAID)));
  const [looking, setLooking] = useState<KeyedLine | null>(null);
  const [type, setType] = useState(() => mealTypeAt(hourIn(timezone)));
  const oneAtATime = useOneAtATime();
  const isToRead = isUnread(reading);
  const lines = reading.lines?.filter(({ isOut }) => !isOut) ?? null;
  useUnfinished(isToRead || (lines?.length ?? 0) > 0);
  const understood = (lines ?? []).flatMap(({ food, amount }) => (food ? [{ food, amount }] : []));
  const change = (line: KeyedLine): void => setReading((now) => changed(now, line));
  const count = lines?.length === 0 ? words.nothing : lines && words.lines(lines.length);

  async function log(): Promise<void> {
    if (await oneAtATime(() => logging.logFoods(understood, type))) onClose();
  }
  if (looking)
    return (
      <FoodFinder
        title={words.other}
        failed={failed}
        first={looking.said}
        onClose={() => setLooking(null)}
        onChoose={(food) => {
          change(withFood(looking, food));
          setLooking(null);
        }}
      />
    );
  const foot = isToRead
    ? known && (
        <Button look="act" large full onClick={() => setReading((now) => readAgain(now, known))}>
          {words.read}
        </Button>
      )
    : understood.length > 0 && (
        <Button look="act" large full onClick={() => void log()}>
          {words.log(understood.length)}
        </Button>
      );
  return (
    <Sheet open title={words.open} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        <Answered answer={answer} coming={search.first} empty={null} failed={failed}>
          {() => known && <Sentence known={known} reading={reading} onReading={setReading} />}
        </Answered>
        <output className="muted small">{isToRead ? null : count}</output>
        {lines && lines.length > 0 && (
          <SaidLines
            lines={lines}
            onChange={change}
            onRemove={(line) => change({ ...line, isOut: true })}
            onLook={setLooking}
          />
        )}
        {understood.length > 0 && (
          <>
            <NutrientsSum nutrients={sumOf(understood.map(({ food, amount }) => nutrientsOf(food, amount)))} />
            <MealTypeField value={type} onChange={setType} />
          </>
        )}
      </div>
    </Sheet>
  );
}
