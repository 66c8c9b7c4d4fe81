import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { isAsNeeded } from '#src/work/medicines/rules.ts';
import type { Dose, Log, Tally } from '#src/work/medicines/rules.ts';
import { nameOf, useClock } from '#src/work/medicines/use-doses.ts';
import { medicineWords } from '#src/work/medicines/words.ts';
import { pageWords } from './words.ts';

function TallyRow({ tally }: { tally: Tally }) {
  const words = useWords(pageWords).log;
  const language = useLanguage();
  const { medicine, taken, skipped, open } = tally;
  const told = (count: number): string => count.toLocaleString(language);
  const all = taken + skipped + open;
  if (isAsNeeded(medicine)) return <Row title={nameOf(medicine)} detail={words.asNeeded(told(taken))} />;
  const detail = [
    words.taken(told(taken), told(all)),
    skipped > 0 && words.skipped(told(skipped)),
    open > 0 && words.open(told(open)),
  ];
  return (
    <Row
      title={nameOf(medicine)}
      detail={
        <>
          {detail.filter(Boolean).join(', ')}
          <Bar value={taken} max={all} tone="c3" />
        </>
      }
    />
  );
}

/** What became of a dose, in words. */
function useOutcome(): (dose: Dose, isToCome: boolean) => string {
  const { log } = useWords(pageWords);
  const words = useWords(medicineWords);
  return ({ row }, isToCome) => {
    if (!row) return isToCome ? log.toCome : log.noAnswer;
    if (row.status === 'taken') return words.take;
    const why = row.reason ? words.notTakenWhy(words.reasons[row.reason]) : words.notTaken;
    return row.note ? `${why} (${row.note})` : why;
  };
}

function Days({ days, today, now }: { days: Log['days']; today: string; now: string }) {
  const words = useWords(pageWords).log;
  const language = useLanguage();
  const [outcome, clock] = [useOutcome(), useClock()];
  const newest = days.filter(({ doses }) => doses.length > 0).toReversed();
  return (
    <table className="log">
      <thead>
        <tr>
          {words.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newest.flatMap(({ day, doses }) =>
          doses.map((dose, place) => (
            <tr key={day + dose.time + dose.medicine.id}>
              <th scope="row">{place === 0 ? dayInWords(day, language, { day: 'numeric', month: 'short' }) : ''}</th>
              <td>{clock(dose.time)}</td>
              <td>{nameOf(dose.medicine)}</td>
              <td>{outcome(dose, day === today && dose.time >= now)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

interface LogCardProps {
  log: Log;
  today: string;
  now: string;
}

/** On paper nothing is folded away. */
function useUnfoldedOnPaper(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unfold = (): void => table.current?.closest('details')?.setAttribute('open', '');
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return table;
}

/** A month, for the visit. */
export function LogCard({ log, today, now }: LogCardProps) {
  const words = useWords(pageWords).log;
  const table = useUnfoldedOnPaper();
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      {log.tallies.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <>
          <Rows label={words.title}>
            {log.tallies.map((tally) => (
              <TallyRow key={tally.medicine.id} tally={tally} />
            ))}
          </Rows>
          <Disclosure title={words.days}>
            <div className="log-days" ref={table}>
              <Days days={log.days} today={today} now={now} />
            </div>
          </Disclosure>
        </>
      )}
    </Card>
  );
}
