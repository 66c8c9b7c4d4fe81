import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BowlIcon, CalendarIcon, TargetIcon, TrendIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { dashboardWords } from './words.ts';

const ACTIONS = [
  { name: 'workout', to: '/workouts', icon: WorkoutIcon },
  { name: 'meal', to: '/nutrition?log=food', icon: BowlIcon },
  { name: 'goals', to: '/goals', icon: TargetIcon },
  { name: 'progress', to: '/progress', icon: TrendIcon },
  { name: 'session', to: '/schedule', icon: CalendarIcon },
] as const;

/** Each leads to where it is done. */
export function ActionsCard() {
  const words = useWords(dashboardWords).actions;
  return (
    <div className="actions">
      <Card title={words.title}>
        <div className="all">
          {ACTIONS.map(({ name, to, icon }) => (
            <ButtonLink key={name} to={to} icon={icon}>
              {words[name]}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </div>
  );
}
