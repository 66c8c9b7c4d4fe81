import type { HealthTip } from '#sync/entities/health-tips.ts';
import type { TipMark } from '#sync/entities/tip-marks.ts';
import type { Language } from '#src/lib/words.ts';

export interface Fits {
  /** Categories of the active goals. */
  goals: ReadonlySet<string>;
  /** What was measured last and stands out. */
  conditions: ReadonlySet<string>;
  /** 1 is January. */
  month: number;
}

export interface Tip {
  tip: HealthTip;
  isSaved: boolean;
}

const some = (wanted: readonly string[], had: ReadonlySet<string>): boolean => wanted.some((each) => had.has(each));

/** A value that stands out comes before the season, and that before a goal. */
const fitOf = ({ conditions, from_month, goals }: HealthTip, fits: Fits): number =>
  (some(conditions, fits.conditions) ? 4 : 0) + (from_month !== null ? 2 : 0) + (some(goals, fits.goals) ? 1 : 0);

/** A season may go over the turn of the year. */
function isInSeason({ from_month: from, to_month: to }: HealthTip, { month }: Fits): boolean {
  if (from === null || to === null) return true;
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}

/** What fits first, then the newest; without what was put away or is of another season. Saved ones stay all year. */
export function tipsFor(tips: readonly HealthTip[], marks: readonly TipMark[], fits: Fits): Tip[] {
  const markOf = new Map(marks.map(({ tip_id, mark }) => [tip_id, mark]));
  return tips
    .filter((tip) => markOf.get(tip.id) !== 'not-for-me')
    .filter((tip) => markOf.get(tip.id) === 'saved' || isInSeason(tip, fits))
    .toSorted(
      (one, other) => fitOf(other, fits) - fitOf(one, fits) || other.published_on.localeCompare(one.published_on),
    )
    .map((tip) => ({ tip, isSaved: markOf.get(tip.id) === 'saved' }));
}

/** In the reader's language, or in English where it is not written in it. */
export function tipText(tip: HealthTip, language: Language): { title: string; body: string } {
  if (language === 'en') return tip;
  const [title, body] = [tip[`title_${language}`], tip[`body_${language}`]];
  return title && body ? { title, body } : tip;
}
