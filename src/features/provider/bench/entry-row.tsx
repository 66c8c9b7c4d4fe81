import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { FlagBadge } from '#src/work/lab/flag-badge.tsx';
import { rangeInWords, rangeOf } from '#src/work/lab/judge.ts';
import { StandingBadge } from '#src/ui/badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { judged } from './findings.ts';
import type { Job, Line } from './work.ts';
import { benchWords } from './words.ts';

interface CellProps {
  line: Line;
  value: string;
  onType: (value: string) => void;
  onLeave: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface EntryRowProps extends CellProps {
  job: Job;
  /** Computed from the others. */
  readOnly: boolean;
}

interface NamedCell extends CellProps {
  describedBy: string;
  isWrong: boolean;
}

function Cell({ line, value, onType, onLeave, onKey, describedBy, isWrong }: NamedCell) {
  const words = useWords(benchWords).entry;
  const { analyte, name } = line;
  const common = {
    'data-cell': true,
    'aria-label': name,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    value,
    onBlur: onLeave,
    onKeyDown: onKey,
  };
  if (analyte?.kind === 'choice') {
    return (
      <select {...common} onChange={({ target }) => onType(target.value)}>
        <option value="">{words.none}</option>
        {analyte.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      type="text"
      inputMode={analyte?.kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={200}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** The value, how it stands by the range of this patient, and what it was before. */
export function EntryRow({ job, readOnly, ...cell }: EntryRowProps) {
  const words = useWords(benchWords).entry;
  const { momentOf } = useMoments();
  const said = useId();
  const { line, value } = cell;
  const { analyte, previous, result } = line;
  const found = value.trim() === '' ? null : judged(line, value, job);
  const isWrong = found !== null && found.is !== 'possible';
  const standing = result ? job.standings.get(result.id) : undefined;
  return (
    <tr>
      <th scope="row">
        {line.name} <span className="muted small">{analyte?.unit}</span>
      </th>
      <td className="value">
        {readOnly ? (
          <b className="numbers">{value || words.computed}</b>
        ) : (
          <Cell {...cell} describedBy={said} isWrong={isWrong} />
        )}
      </td>
      <td id={said}>
        {found?.is === 'possible' && <FlagBadge flag={found.flag} />}
        {found && found.is !== 'possible' && <span className="bad small">{words[found.is]}</span>}
        {standing && <StandingBadge standing={standing} />}
      </td>
      <td className="numbers">
        {analyte && (rangeInWords(rangeOf(analyte, job.order)) ?? analyte.normal_choices.join(', '))}
      </td>
      <td className="numbers">
        {previous ? (
          <>
            {previous.value} <span className="muted small">{momentOf(previous.at)}</span>
          </>
        ) : (
          <span className="muted small">{words.first}</span>
        )}
      </td>
    </tr>
  );
}
