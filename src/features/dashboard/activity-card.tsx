import { stageOf } from '#sync/queries/appointments.ts';
import { useRestRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Here } from '#src/lib/days.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { AppointmentBadge } from '#src/work/appointment/appointment-badge.tsx';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { Card } from '#src/ui/card.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { BowlIcon, CalendarIcon, CheckedIcon, DropIcon, ScalesIcon, StarIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { activityOf } from './activity.ts';
import type { Activity } from './activity.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { dashboardWords } from './words.ts';

const ICONS = {
  meal: BowlIcon,
  water: DropIcon,
  workout: WorkoutIcon,
  weight: ScalesIcon,
  appointment: CalendarIcon,
  evaluation: CheckedIcon,
  achievement: StarIcon,
} as const satisfies Record<Activity['kind'], unknown>;

interface Entry {
  title: string;
  /** After the time. */
  more?: string;
  to?: string;
}

function useEntry(): (activity: Activity) => Entry {
  const words = useWords(dashboardWords).activity;
  const language = useLanguage();
  const weights = useWeights();
  const titled = useTitle();
  const { mealName } = useFoodNames();
  const workoutName = useWorkoutName();
  const amount = (value: number | null, unit: string): { more?: string } =>
    value === null ? {} : { more: `${value.toLocaleString(language)} ${unit}` };
  return (activity) => {
    switch (activity.kind) {
      case 'meal': {
        const { calories, date } = activity.row;
        return { title: mealName(activity.row), ...amount(calories, 'kcal'), to: `/nutrition?day=${date}` };
      }
      case 'water': {
        const { glasses_consumed, date } = activity.row;
        return { title: words.water(glasses_consumed), to: `/nutrition?day=${date}` };
      }
      case 'workout':
        return { title: workoutName(activity.row), ...amount(activity.row.duration_minutes, 'min'), to: '/workouts' };
      case 'weight':
        return { title: words.weight(weights.inWords(activity.row.value)), to: '/progress' };
      case 'appointment':
        return { title: titled(activity.row.title), to: '/schedule' };
      case 'evaluation':
        return { title: words.evaluation(activity.row.overall_score.toLocaleString(language)) };
      case 'achievement':
        break;
    }
    const titles = activity.rows.map(({ title }) => title);
    return titles.length === 1
      ? { title: activity.row.title, to: '/goals' }
      : { title: words.achievements(titles.length.toLocaleString(language)), more: titles.join(', '), to: '/goals' };
  };
}

/** Recent events of every kind. */
export function ActivityCard({ here }: { here: Here }) {
  const words = useWords(dashboardWords).activity;
  const language = useLanguage();
  const { timezone } = useSettings();
  const entryOf = useEntry();
  const reader = { language, zone: timezone, justNow: words.justNow };
  const answer = useRestRow(
    async (db, userId) => {
      const recorded = await activityOf(db, userId, here);
      return recorded.length > 0 ? { now: Date.now(), recorded } : null;
    },
    [here.today, here.zone],
  );
  return (
    <div className="activity">
      <Card title={words.title}>
        <Answered
          answer={answer}
          coming={words.coming}
          empty={<p className="muted">{words.none}</p>}
          failed={words.failed}
        >
          {({ now, recorded }) => (
            <Rows label={words.title}>
              {recorded.map(({ activity, standing }) => {
                const { title, more, to } = entryOf(activity);
                return (
                  <Row
                    key={activity.row.id}
                    icon={ICONS[activity.kind]}
                    title={title}
                    detail={[relativeTime(activity.at, now, reader), more].filter(Boolean).join(', ')}
                    badges={activity.kind === 'appointment' && <AppointmentBadge status={stageOf(activity.row)} />}
                    standing={standing}
                    to={to}
                  />
                );
              })}
            </Rows>
          )}
        </Answered>
      </Card>
    </div>
  );
}
