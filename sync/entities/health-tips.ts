import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, list, maybe, named, oneOf, slug, text } from './columns.ts';

export const TIP_TOPICS = [
  'heart',
  'food',
  'activity',
  'sleep',
  'malaria',
  'breathing',
  'water',
  'medicines',
  'weight',
  'mind',
  'checks',
] as const;

/** Short advice of the house. English is always there, the other languages where they are written. */
export const healthTips = defineEntity({
  name: 'health_tips',
  columns: {
    code: slug,
    topic: oneOf(TIP_TOPICS),
    goals: list(text()),
    conditions: list(text()).check(z.maxLength(20)),
    from_month: maybe(integer(1, 12)),
    to_month: maybe(integer(1, 12)),
    author: named(120),
    source: named(200),
    published_on: day,
    reviewed_by: maybe(named(120)),
    reviewed_on: maybe(day),
    title: named(100),
    body: named(600),
    title_es: maybe(text(100)),
    body_es: maybe(text(600)),
    title_fr: maybe(text(100)),
    body_fr: maybe(text(600)),
    title_de: maybe(text(100)),
    body_de: maybe(text(600)),
    created_at: instant,
  },
});

export type HealthTip = RowOf<typeof healthTips>;
