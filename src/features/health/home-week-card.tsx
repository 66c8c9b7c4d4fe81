import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { ownRangesOf } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { SCHEMES } from '#src/work/health/schemes.ts';
import type { Pressure } from '#src/work/health/schemes.ts';
import { ENOUGH_DAYS, homeWeek } from '#src/work/health/week.ts';
import type { Moment } from './queries.ts';
import { healthWords } from './words.ts';

const said = ({ systolic, diastolic }: Pressure): string => `${systolic}/${diastolic}`;

function Mean({ mean, rule }: { mean: Pressure; rule: Rule }) {
  const words = useWords(healthWords).week;
  const { home } = SCHEMES[rule.scheme];
  // A doctor's own limit stands above it, and it is one of adults.
  const isHeld = rule.isAdult && ownRangesOf('pressure', rule).length === 0;
  const isHigh = mean.systolic >= home.systolic || mean.diastolic >= home.diastolic;
  return (
    <>
      <p>
        <b className="numbers">{words.mean(said(mean))}</b>{' '}
        {isHeld && <Badge tone={isHigh ? 'warn' : 'ok'}>{isHigh ? words.high : words.below}</Badge>}
      </p>
      {isHeld && <p className="muted small">{words.limit(said(home), home.source)}</p>}
    </>
  );
}

interface WeekProps {
  here: Here;
  moments: readonly Moment[];
  rule: Rule;
}

/** Seven days, morning and evening: how doctors ask for pressure at home. */
export function HomeWeek({ here, moments, rule }: WeekProps) {
  const words = useWords(healthWords).week;
  const language = useLanguage();
  const { days, whole, mean } = homeWeek(moments, here);
  const count = (figure: number): string => figure.toLocaleString(language);
  return (
    <Disclosure title={words.title}>
      <p className="muted small">{words.how}</p>
      {mean ? <Mean mean={mean} rule={rule} /> : <p>{words.soFar(count(whole), count(ENOUGH_DAYS))}</p>}
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.morning}</th>
            <th scope="col">{words.evening}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, morning, evening, isCounted }) => (
            <tr key={day}>
              <th scope="row">
                {[
                  dayInWords(day, language, { weekday: 'short', day: 'numeric' }),
                  !isCounted && (morning ?? evening) && words.dropped,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </th>
              <td>{morning ? said(morning) : '–'}</td>
              <td>{evening ? said(evening) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
