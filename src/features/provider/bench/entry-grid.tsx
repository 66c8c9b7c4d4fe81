import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { typed } from '#src/work/lab/judge.ts';
import { EntryRow } from './entry-row.tsx';
import { doubtOf, findingsOf, toCompute } from './findings.ts';
import type { Doubt } from './findings.ts';
import { useBench } from './use-bench.ts';
import { isTyped } from './work.ts';
import type { Job, Line } from './work.ts';
import { benchWords } from './words.ts';

const isOpen = ({ isOnBench, result }: Line): boolean => isOnBench && (result?.verified_at ?? null) === null;

interface Asked {
  line: Line;
  value: string;
  doubt: Doubt;
}

/** What is typed and not yet saved, by code, and the question that stands before one of them. */
function useEntry(job: Job) {
  const bench = useBench();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<Asked | null>(null);
  const saved = useRef(new Map<string, string>());
  const forget = (code: string): void => setValues((before) => new Map([...before].filter(([each]) => each !== code)));
  const valueOf = ({ code, result }: Line): string => values.get(code) ?? result?.result_value ?? '';

  async function keep(line: Line, value: string, wasQuestioned: boolean): Promise<void> {
    const findings = findingsOf(line, value, job, wasQuestioned, saved.current);
    saved.current.set(line.code, typed(value));
    if (await bench.enter(job.order, findings)) forget(line.code);
    else saved.current.delete(line.code);
  }
  /** The value as it would be saved; null where there is nothing to save. */
  function toSave(line: Line): string | null {
    const value = typed(values.get(line.code) ?? '');
    return value === '' || value === line.result?.result_value ? null : value;
  }
  function doubtAbout(line: Line): Doubt | null {
    const value = toSave(line);
    return value === null ? null : doubtOf(line, value, job, Date.now());
  }
  /** What cannot be stays where it is, and is not saved. */
  const isStuck = (line: Line): boolean => ['impossible', 'unknown'].includes(doubtAbout(line)?.is ?? '');
  function settle(line: Line): void {
    const value = toSave(line);
    const doubt = doubtAbout(line);
    if (value === null) forget(line.code);
    else if (doubt === null) void keep(line, value, false);
    else if (!isStuck(line)) setAsked({ line, value, doubt });
  }
  return {
    asked,
    unsaved: values.size > 0,
    valueOf,
    type: (code: string, value: string) => setValues((before) => new Map(before).set(code, value)),
    isStuck,
    settle,
    confirm: () => {
      if (asked) void keep(asked.line, asked.value, true);
      setAsked(null);
    },
    /** The cell is as it was before, to be typed anew. */
    deny: () => {
      if (asked) forget(asked.line.code);
      setAsked(null);
    },
  };
}

const cellsIn = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-cell]')];

/** One column of cells: Enter and the arrows go through it, so that a hand can stay on the figures. */
function move(event: KeyboardEvent<HTMLElement>, by: number): void {
  const grid = event.currentTarget.closest('table');
  if (!grid) return;
  const cells = cellsIn(grid);
  event.preventDefault();
  const next = cells[cells.indexOf(event.currentTarget) + by];
  if (next) next.focus();
  else event.currentTarget.blur();
}

/** Typed once, judged while typing, saved when the cell is left. */
export function EntryGrid({ job }: { job: Job }) {
  const words = useWords(benchWords);
  const entry = useEntry(job);
  const bench = useBench();
  const due = toCompute(job);
  useUnfinished(entry.unsaved);
  const lines = job.lines.filter(isOpen);
  if (lines.length === 0) return null;
  const asked = entry.asked;
  const keys = (line: Line) => (event: KeyboardEvent<HTMLElement>) => {
    const isChoice = event.currentTarget instanceof HTMLSelectElement;
    if (event.key === 'Enter' || (event.key === 'ArrowDown' && !isChoice)) {
      event.preventDefault();
      // Leaving the cell saves it.
      if (!entry.isStuck(line)) move(event, 1);
    } else if (event.key === 'ArrowUp' && !isChoice) move(event, -1);
  };
  return (
    <Card title={words.entry.title}>
      <p className="muted small">{words.entry.help}</p>
      <div className="bench-grid">
        <table>
          <thead>
            <tr>
              {words.entry.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <EntryRow
                key={line.code}
                line={line}
                job={job}
                value={entry.valueOf(line)}
                readOnly={!isTyped(line)}
                onType={(value) => entry.type(line.code, value)}
                onLeave={() => entry.settle(line)}
                onKey={keys(line)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {due.length > 0 && (
        <Button look="line" onClick={() => void bench.enter(job.order, due)}>
          {words.entry.compute(due.map(({ test_name }) => test_name).join(', '))}
        </Button>
      )}
      {asked && (
        <Confirm
          open
          title={words.ask.title(asked.line.name, asked.value)}
          act={words.ask.act}
          keep={words.ask.keep}
          onAct={entry.confirm}
          onClose={entry.deny}
        >
          {asked.doubt.is === 'changed'
            ? words.ask.changed(asked.line.previous?.value ?? '', asked.doubt.percent)
            : words.ask.critical}
        </Confirm>
      )}
    </Card>
  );
}
