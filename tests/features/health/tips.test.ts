import { describe, expect, it } from 'vitest';
import type { HealthTip } from '#sync/entities/health-tips.ts';
import type { TipMark } from '#sync/entities/tip-marks.ts';
import { tipsFor, tipText } from '#src/features/health/tips/rules.ts';

const stamp = { rev: 'a', updated_at: '2026-11-01', deleted: false, created_at: '2026-11-01' };
const tip = (id: string, rest: Partial<HealthTip> = {}): HealthTip => ({
  ...stamp,
  id,
  code: id,
  topic: 'food',
  goals: [],
  conditions: [],
  from_month: null,
  to_month: null,
  author: 'Editors',
  source: 'WHO, 2025',
  published_on: '2026-10-01',
  reviewed_by: null,
  reviewed_on: null,
  title: 'Beans',
  body: 'They fill for longer.',
  title_es: null,
  body_es: null,
  title_fr: 'Haricots',
  body_fr: 'Ils calent.',
  title_de: 'Bohnen',
  body_de: null,
  ...rest,
});
const mark = (tip_id: string, how: TipMark['mark']): TipMark => ({
  ...stamp,
  id: tip_id,
  user_id: 'me',
  tip_id,
  mark: how,
});
const fits = { goals: new Set(['weight']), conditions: new Set(['pressure']), month: 11 };
const order = (tips: HealthTip[], marks: TipMark[] = [], to = fits): string[] =>
  tipsFor(tips, marks, to).map(({ tip: { id } }) => id);

describe('tips', () => {
  const salt = tip('salt', { conditions: ['pressure'] });
  const dust = tip('dust', { from_month: 11, to_month: 2 });
  const pace = tip('pace', { goals: ['weight'] });
  const any = tip('any');

  it('come by what stands out, then by the season, then by the goals', () => {
    expect(order([any, pace, dust, salt])).toEqual(['salt', 'dust', 'pace', 'any']);
  });

  it('come newest first among equals', () => {
    expect(order([tip('old'), tip('new', { published_on: '2026-11-02' })])).toEqual(['new', 'old']);
  });

  it.each([
    [10, false],
    [11, true],
    [1, true],
    [2, true],
    [3, false],
  ])('are said in their season, also over the turn of the year: month %i', (month, isThere) => {
    expect(order([dust], [], { ...fits, month })).toEqual(isThere ? ['dust'] : []);
  });

  it('are not there out of season, or where they were put away', () => {
    expect(order([any, dust, salt], [mark('salt', 'not-for-me')], { ...fits, month: 5 })).toEqual(['any']);
  });

  it('stay all year where they are saved', () => {
    expect(tipsFor([dust], [mark('dust', 'saved')], { ...fits, month: 5 })).toEqual([{ tip: dust, isSaved: true }]);
  });

  it('are in the reader’s language where all of it is', () => {
    expect(tipText(any, 'fr')).toEqual({ title: 'Haricots', body: 'Ils calent.' });
    for (const language of ['es', 'de', 'en'] as const) expect(tipText(any, language).title).toBe('Beans');
  });
});
