import type { Exercise } from '#sync/entities/exercises.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { LogToggle } from '#src/ui/log-toggle.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Amounts } from '../active/suggestion.ts';
import { useAmounts } from '../amounts.ts';
import { Cell } from './cell.tsx';
import { ChoiceCell } from './choice-cell.tsx';
import type { Column } from './columns.ts';
import { kindNamed, kindsOf } from './kinds.ts';
import type { SetRow as Row, Typed } from './rows.ts';
import { effortsOf } from './ways.ts';
import type { Effort } from './ways.ts';
import { setsWords } from './words.ts';

interface SetRowProps {
  row: Row;
  exercise: Exercise | null;
  /** "Set 2" */
  name: string;
  columns: readonly Column[];
  effort: Effort;
  onType: (typed: Typed) => void;
  /** False where it was not saved. */
  onTick: (amounts: Amounts) => Promise<boolean>;
  /** Enter does it: the keyboard goes on to the next set. */
  onEntered: (ticked: Promise<boolean>) => void;
  onOpen: () => void;
}

interface EffortProps extends Pick<SetRowProps, 'row' | 'name' | 'onType'> {
  effort: Exclude<Effort, 'none'>;
}

function EffortCell({ effort, row: { rpe }, name, onType }: EffortProps) {
  const words = useWords(setsWords);
  const language = useLanguage();
  const figures = effortsOf(effort, rpe);
  const told = (figure: number | undefined): string => figure?.toLocaleString(language) ?? '–';
  return (
    <ChoiceCell
      label={words.of(words[`${effort}Long`], name)}
      shown={told(figures.find((each) => each.rpe === rpe)?.told)}
      value={String(rpe ?? '')}
      options={[
        { value: '', label: '–' },
        ...figures.map((each) => ({ value: String(each.rpe), label: told(each.told) })),
      ]}
      onChoose={(value) => onType({ rpe: value === '' ? null : Number(value) })}
    />
  );
}

/** A set that is done or to be done: its figures, and a tick. */
export function SetRow({ row, exercise, name, columns, effort, onType, onTick, onEntered, onOpen }: SetRowProps) {
  const words = useWords(setsWords);
  const { set: setInWords } = useAmounts();
  const language = useLanguage();
  const nameOf = useExerciseName();
  const { amounts, kind, set, beside, place } = row;
  const short = kind === 'working' ? (place.ordinal + 1).toLocaleString(language) : words.short[kind];
  const kindOptions = kindsOf(exercise).map((each) => ({ value: each, label: words.kinds[each] }));
  return (
    <tr data-open={set === null || undefined}>
      <th scope="row">
        {set ? (
          <button type="button" className="set-name" aria-label={words.correct(name)} onClick={onOpen}>
            {short}
          </button>
        ) : (
          <ChoiceCell
            label={words.of(words.kind, name)}
            shown={short}
            value={kind}
            options={kindOptions}
            onChoose={(value) => onType({ kind: kindNamed(value) })}
          />
        )}
      </th>
      <td className="set-last muted small">{beside && setInWords(beside)}</td>
      {columns.map((column) => (
        <td key={column.unit}>
          <Cell
            {...column}
            label={words.of(column.name(kind), name)}
            value={column.shown(amounts)}
            onChange={(value) => onType({ amounts: column.typed(value) })}
            onEnter={(value) => {
              // As it is shown it may be rounded: what was not typed stays exact.
              const edited = value === column.shown(amounts) ? amounts : { ...amounts, ...column.typed(value) };
              if (set) onType({ amounts: value === column.shown(amounts) ? {} : column.typed(value) });
              else onEntered(onTick(edited));
            }}
          />
        </td>
      ))}
      {effort !== 'none' && (
        <td>
          <EffortCell effort={effort} row={row} name={name} onType={onType} />
        </td>
      )}
      <td>
        <LogToggle
          name={words.of(name, nameOf(exercise))}
          logged={set !== null}
          onToggle={() => void onTick(amounts)}
        />
      </td>
    </tr>
  );
}
