import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, flag, integer, maybe, text, uuid } from './columns.ts';

/** What others may know of a person; the server copies it from the profile. */
export const people = defineEntity({
  name: 'people',
  columns: {
    user_id: uuid,
    first_name: maybe(text()),
    last_name: maybe(text()),
    avatar_path: maybe(text()),
    role: text(),
    specialization: maybe(text()),
    bio: maybe(text()),
    experience_years: maybe(integer()),
    consultation_fee: maybe(integer()),
    consultation_fee_max: maybe(integer()),
    /** Of a provider, as is the step; null where the default counts. */
    zone: maybe(text()),
    slot_minutes: maybe(integer()),
    /** The last day a provider is away, by his words, and who answers meanwhile. */
    away_note: maybe(text()),
    away_until: maybe(day),
    away_cover: maybe(uuid),
    listed: flag,
  },
  indexes: ['role'],
});

export type Person = RowOf<typeof people>;
