import { useState } from 'react';
import { removeRange, setRange } from '#sync/actions/personal-ranges.ts';
import { personalRanges } from '#sync/entities/personal-ranges.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { recordWords } from '#src/work/records/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { EDGES, edgesIn, typedRange } from './range.ts';
import type { Edge, RangeKind } from './range.ts';
import { patientWords } from './words.ts';

const KINDS = personalRanges.row.shape.kind.options;
const NAMES = { alarm_low: 'alarmLow', low: 'low', high: 'high', alarm_high: 'alarmHigh' } as const satisfies Record<
  Edge,
  string
>;

interface RangesProps {
  clientId: string;
  today: Day;
  ranges: readonly PersonalRange[];
}

function RangeForm({ clientId, today, ranges, first, onDone }: RangesProps & { first: RangeKind; onDone: () => void }) {
  const words = useWords(patientWords);
  const { values: names } = useWords(recordWords);
  const save = useSave();
  const [kind, setKind] = useState(first);
  const before = ranges.find((range) => range.kind === kind);
  const [started, setStarted] = useState(() => typedRange(kind, before));
  const [typed, setTyped] = useState(started);
  const [wasAsked, setWasAsked] = useState(false);
  const edges = edgesIn(typed);
  const isSilent = typed.reason.trim() === '';
  useUnfinished(typed !== started);
  function choose(next: RangeKind): void {
    const begun = typedRange(
      next,
      ranges.find((range) => range.kind === next),
    );
    setKind(next);
    setStarted(begun);
    setTyped(begun);
  }
  async function submit(): Promise<void> {
    setWasAsked(true);
    if (!edges || isSilent) return;
    const said = { user_id: clientId, kind, ...edges, reason: typed.reason.trim(), set_on: today };
    const saved = await save((set_by) => setRange({ ...said, set_by }), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.saved },
      once: kind,
    });
    if (saved) onDone();
  }
  return (
    <>
      <SelectField
        label={words.kind}
        help={words.unit(UNIT_OF[kind])}
        value={kind}
        options={KINDS.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => choose(target.value as RangeKind)}
      />
      {EDGES.map((edge) => (
        <TextField
          key={edge}
          inputMode="decimal"
          label={words[NAMES[edge]]}
          value={typed[edge]}
          onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
        />
      ))}
      <p className="muted small">{words.empty}</p>
      {wasAsked && !edges && <Notice tone="bad">{words.order}</Notice>}
      <AreaField
        label={words.reason}
        help={words.reasonHelp}
        required
        rows={2}
        maxLength={500}
        value={typed.reason}
        error={wasAsked && isSilent ? words.reasonMissing : undefined}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
      <Button look="act" full onClick={() => void submit()}>
        {words.save}
      </Button>
    </>
  );
}

/** What holds for this person, and a doctor's next word. */
export function Ranges({ isDoctor, ...props }: RangesProps & { isDoctor: boolean }) {
  const words = useWords(patientWords);
  const { values: names } = useWords(recordWords);
  const language = useLanguage();
  const save = useSave();
  const [edited, setEdited] = useState<RangeKind | null>(null);
  const limitsOf = (range: PersonalRange): string =>
    EDGES.flatMap((edge) => {
      const limit = range[edge];
      return limit === null ? [] : words.says[NAMES[edge]](`${limit.toLocaleString(language)} ${UNIT_OF[range.kind]}`);
    }).join(', ');
  const remove = ({ id }: PersonalRange): void =>
    void save(removeRange(id), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.removed },
      once: id,
    });
  return (
    <>
      <p className="muted small">{words.rangesHelp}</p>
      {props.ranges.length === 0 && <p className="muted">{words.noRanges}</p>}
      <Rows label={words.ranges}>
        {props.ranges.map((range) => (
          <Row
            key={range.id}
            title={names[range.kind]}
            detail={`${limitsOf(range)}. ${range.reason}`}
            below={
              isDoctor && (
                <>
                  <Button look="quiet" onClick={() => setEdited(range.kind)}>
                    {words.change(names[range.kind])}
                  </Button>
                  <Button look="quiet" onClick={() => remove(range)}>
                    {words.remove(names[range.kind])}
                  </Button>
                </>
              )
            }
          />
        ))}
      </Rows>
      {isDoctor && edited === null && (
        <Button look="line" full onClick={() => setEdited('systolic')}>
          {words.set}
        </Button>
      )}
      {edited && <RangeForm key={edited} {...props} first={edited} onDone={() => setEdited(null)} />}
    </>
  );
}
