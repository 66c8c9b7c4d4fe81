/** Of a score out of ten: 8 or more, 6 or more, lower. */
export type Grade = 'strong' | 'steady' | 'weak';

export function gradeOf(score: number): Grade {
  if (score >= 8) return 'strong';
  return score >= 6 ? 'steady' : 'weak';
}

export type Trend = 'up' | 'down' | 'same';

export function trendOf(score: number, before: number): Trend {
  if (score === before) return 'same';
  return score > before ? 'up' : 'down';
}
