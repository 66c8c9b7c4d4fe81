import { dayInWords } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useTitle, useVenue, useWhen } from '#src/work/appointment/in-words.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { foodWords } from '#src/work/food/words.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { usePaper } from '#src/work/signed/use-paper.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import type { Planned } from './queries.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { planWords } from './words.ts';

interface Told {
  key: string;
  title: string;
  detail: string;
  /** Where it is done. */
  to: string;
}

type Of<What extends Planned['what']> = Extract<Planned, { what: What }>;

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

type Treated = Of<'ranges' | 'medicine' | 'lab' | 'operation' | 'checkin'>;

/** What doctors and surgeons planned. */
function useTreatment(): (planned: Treated) => Told {
  const words = useWords(planWords);
  const { procedures, moments } = useWords(surgeryWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  const { titleOf, spanOf } = usePaper();
  const on = (day: Day): string => dayInWords(day, language);
  return (planned) => {
    switch (planned.what) {
      case 'ranges':
        return { key: 'ranges', title: words.ranges(planned.count), detail: words.rangesHelp, to: '/health' };
      case 'medicine': {
        const { paper } = planned;
        const detail = joined(words.medicine, spanOf(paper));
        return { key: paper.id, title: titleOf(paper), detail, to: '/health/medicines' };
      }
      case 'lab': {
        const { id, order_number, ordered_date } = planned.order;
        const detail = joined(order_number ?? false, words.ordered(dayOf(ordered_date)));
        return { key: id, title: words.lab, detail, to: '/lab' };
      }
      case 'operation': {
        const { id, procedure, planned_on, place } = planned.surgery;
        const detail = joined(planned_on !== null && on(planned_on), place ?? false);
        return { key: id, title: words.operation(procedures[procedure]), detail, to: '/care' };
      }
      case 'checkin': {
        const { surgery, asked } = planned;
        const detail = joined(procedures[surgery.procedure], words.due(moments[asked.moment], on(asked.due)));
        return { key: surgery.id, title: words.checkin, detail, to: `/care?checkin=${surgery.id}` };
      }
      default:
        return planned satisfies never;
    }
  };
}

/** What was planned, in the client's words, and where it is done. */
export function usePlanned({ zone }: Here): (planned: Planned) => Told {
  const words = useWords(planWords);
  const { amount, dayKinds } = useWords(foodWords);
  const language = useLanguage();
  const when = useWhen(zone);
  const titleOfVisit = useTitle();
  const venue = useVenue();
  const programInWords = useProgramInWords();
  const { placeOf } = useBlockInWords();
  const amounts = useAmounts();
  const treatment = useTreatment();
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const on = (day: Day): string => dayInWords(day, language);

  function targets({ targets: held }: Of<'targets'>): Told {
    const { calories_target: kcal, protein_target, carbs_target, fat_target, day_kind, valid_from } = held;
    const macros = amount.macros(figure(protein_target), figure(carbs_target), figure(fat_target));
    return {
      key: `targets ${day_kind}`,
      title: day_kind === null ? words.targets(figure(kcal)) : words.ofKind(dayKinds[day_kind], figure(kcal)),
      detail: valid_from === null ? macros : words.since(macros, on(valid_from)),
      to: '/nutrition',
    };
  }

  function program({ program: planned, done, of, on: next, at }: Of<'program'>): Told {
    const isFollowed = planned.status === 'active';
    return {
      key: planned.id,
      title: words.program(programInWords(planned).title),
      detail: isFollowed
        ? joined(
            words.done(figure(done), figure(of)),
            at !== null && placeOf(at),
            next !== null && words.next(on(next)),
          )
        : words.offered,
      to: '/workouts',
    };
  }

  return (planned) => {
    switch (planned.what) {
      case 'program':
        return program(planned);
      case 'targets':
        return targets(planned);
      case 'meals': {
        const { count, first, last } = planned;
        const detail = first === last ? on(first) : words.span(on(first), on(last));
        return { key: 'meals', title: words.meals(count), detail, to: `/nutrition?day=${first}` };
      }
      case 'goal': {
        const { id, title, target, target_date, kind, unit } = planned.goal;
        const aim = amounts.inWords({ kind, unit }, target);
        const detail = target_date === null ? aim : words.until(aim, on(target_date));
        return { key: id, title: words.goal(title), detail, to: '/goals' };
      }
      case 'visit': {
        const { visit } = planned;
        const detail = joined(when(visit.starts_at), venue(visit));
        return { key: visit.id, title: words.visit(titleOfVisit(visit.title)), detail, to: '/schedule' };
      }
      case 'ranges':
      case 'medicine':
      case 'lab':
      case 'operation':
      case 'checkin':
        return treatment(planned);
      default:
        return planned satisfies never;
    }
  };
}
