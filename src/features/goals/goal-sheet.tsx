import type { Goal } from '#sync/entities/goals.ts';
import { addDays, dayInWords, daysBetween } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { BAND_KG } from '#src/work/goals/band.ts';
import { kindOf } from '#src/work/goals/kinds.ts';
import type { Provider } from '#src/work/goals/providers.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { GoalFigures } from './goal-figures.tsx';
import type { Shown } from './goals-sheets.tsx';
import { History, usePauseReason } from './history.tsx';
import { isLoggedHere } from './log-sheet.tsx';
import { PaceBadge } from './pace-badge.tsx';
import { TrendLine } from './trend-line.tsx';
import { useGoals } from './use-goals.ts';
import { goalsWords } from './words.ts';

interface PartProps {
  standing: Standing;
  onShow: (shown: Shown | null) => void;
}

/** Where what leads to a goal is planned; nobody plans a pulse. */
const PLANS: Partial<Record<Goal['category'], string>> = {
  weight: '/nutrition',
  nutrition: '/nutrition',
  fitness: '/workouts',
};

/** What a week has to bring beside what it brings, with both answers to it. */
function Rate({ standing: { goal, rate, pace }, onShow }: PartProps) {
  const words = useWords(goalsWords).goal;
  const { inWords } = useAmounts();
  const plan = PLANS[goal.category];
  if (!rate) return null;
  const signed = (value: number): string => `${value < 0 ? '−' : '+'}${inWords(goal, Math.abs(value))}`;
  return (
    <>
      <p>{words.rate(signed(rate.needed), signed(rate.actual))}</p>
      {pace === 'behind' && (
        <div className="pair">
          <Button look="line" onClick={() => onShow({ sheet: 'edit', id: goal.id })}>
            {words.moveDate}
          </Button>
          {plan && (
            <ButtonLink look="line" to={plan}>
              {words.changePlan}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Forecast({ forecast }: Pick<Standing, 'forecast'>) {
  const words = useWords(goalsWords).goal.forecast;
  const language = useLanguage();
  if (!forecast) return null;
  if (forecast.state === 'none') return <p className="muted">{words[forecast.why]}</p>;
  if (forecast.state === 'there') return <p>{words.there}</p>;
  const [from, to] = [forecast.from, forecast.to].map((day) => dayInWords(day, language));
  return <p>{from === to ? words.oneDay(from ?? '') : words.range(from ?? '', to ?? '')}</p>;
}

const WEEKLY: ReadonlySet<Goal['kind']> = new Set(['workouts', 'duration', 'distance']);

/** What the figure of a goal comes from; null where there is none yet. */
function sourceOf({ goal, trend }: Standing): 'trend' | 'week' | 'day' | 'streak' | 'sets' | 'hand' | null {
  const { kind, exercise_id } = goal;
  const { loggedAt, measured, progress } = kindOf(kind);
  if (kind === 'strength') return exercise_id === null ? 'hand' : 'sets';
  if (kind === 'streak') return 'streak';
  if (WEEKLY.has(kind)) return 'week';
  if (measured && progress !== 'share') return trend.length > 0 ? 'trend' : null;
  return measured || loggedAt ? 'day' : 'hand';
}

function Source({ standing }: { standing: Standing }) {
  const { from, goal: words } = useWords(goalsWords);
  const source = sourceOf(standing);
  const { loggedAt } = kindOf(standing.goal.kind);
  return (
    <p className="muted small">
      {source && from[source]} {source !== 'hand' && loggedAt && `${words.logged[loggedAt]}.`}
    </p>
  );
}

function Acts({ standing, onShow }: PartProps) {
  const words = useWords(goalsWords).goal;
  const { become, remove } = useGoals();
  const { goal, done } = standing;
  const isActive = goal.status === 'active';
  const leave = (saved: Promise<boolean>) => void saved.then((isSaved) => isSaved && onShow(null));
  return (
    <div className="goal-acts">
      {isActive && isLoggedHere(standing) && (
        <Button look={done < 1 ? 'act' : 'line'} full onClick={() => onShow({ sheet: 'log', id: goal.id })}>
          {words.log}
        </Button>
      )}
      {isActive && (
        <Button look={done < 1 ? 'line' : 'act'} full onClick={() => leave(become(standing, 'completed'))}>
          {words.complete}
        </Button>
      )}
      <div className="pair">
        <Button look="line" onClick={() => onShow({ sheet: 'edit', id: goal.id })}>
          {words.edit}
        </Button>
        {isActive ? (
          <Button look="line" onClick={() => onShow({ sheet: 'pause', id: goal.id })}>
            {words.pause}
          </Button>
        ) : (
          <Button look="line" onClick={() => leave(become(standing, 'active'))}>
            {words.resume}
          </Button>
        )}
        {isActive && (
          <Button look="line" onClick={() => leave(become(standing, 'cancelled'))}>
            {words.abandon}
          </Button>
        )}
        <Button look="danger" onClick={() => leave(remove(goal))}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

/** The line as it goes on: to the middle of the forecast's range. */
function projectedTo({ goal, forecast, trend }: Standing) {
  if (forecast?.state !== 'range') return null;
  const day = addDays(forecast.from, Math.round(daysBetween(forecast.from, forecast.to) / 2));
  return trend.length > 0 ? { day, value: goal.target } : null;
}

/** A weight that was reached: what the band is, and that nothing is to be done in it. */
function Keeping({ standing: { goal, keeping } }: Pick<PartProps, 'standing'>) {
  const words = useWords(goalsWords).goal;
  const language = useLanguage();
  const { inWords } = useAmounts();
  if (keeping === null) return null;
  const [from, to] = [goal.target - BAND_KG, goal.target + BAND_KG].map((value) => inWords(goal, value));
  return <p>{words.keeping(dayInWords(keeping, language), from ?? '', to ?? '')}</p>;
}

interface GoalSheetProps extends PartProps {
  setBy: Provider | null;
  here: Here;
}

export function GoalSheet({ standing, setBy, here, onShow }: GoalSheetProps) {
  const { goal: words, list } = useWords(goalsWords);
  const language = useLanguage();
  const { inWords } = useAmounts();
  const { goal } = standing;
  const reason = usePauseReason(goal);
  const day = dayInWords(goal.start_date, language);
  return (
    <Sheet open title={goal.title} onClose={() => onShow(null)}>
      <div className="goal-form">
        {goal.description && <p>{goal.description}</p>}
        {setBy && <p className="muted">{words.setBy(setBy.name)}</p>}
        <div className="goal-head">
          <GoalFigures standing={standing} />
          <PaceBadge standing={standing} />
        </div>
        <TrendLine
          goal={goal}
          trend={standing.trend}
          band={standing.keeping === null ? 0 : BAND_KG}
          projected={projectedTo(standing)}
          today={here.today}
        />
        <Keeping standing={standing} />
        {reason && <p>{words.restsFor(reason)}</p>}
        {goal.status === 'active' && (
          <>
            <Rate standing={standing} onShow={onShow} />
            <Forecast forecast={standing.forecast} />
          </>
        )}
        {goal.status === 'active' && <Source standing={standing} />}
        <p className="muted small">
          {goal.start_value === null ? words.beganOn(day) : words.began(inWords(goal, goal.start_value), day)}
          {goal.target_date === null && `, ${list.noDate}`}
        </p>
        <History goal={goal} zone={here.zone} />
        <Seam />
        <Acts standing={standing} onShow={onShow} />
      </div>
    </Sheet>
  );
}
