import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { bytesOf, day, decimal, flag, instant, integer, list, maybe, oneOf, text, uuid } from './columns.ts';

const MOST_PINS = 200;
const MOST_MUTED = 100;
export const MOST_FOLLOWED = 500;
/** What a device lets somebody keep to do; two of them together may come to more. */
export const MOST_TODO = 100;
const MOST_REPLY_BYTES = 40_000;

/** Whether there is room for all of them. */
export const isRoomFor = (replies: readonly string[]): boolean => bytesOf(replies.join(',')) <= MOST_REPLY_BYTES;

/** One a user, made at sign-up; plan, status and next billing are the server's. */
export const userSettings = defineEntity({
  name: 'user_settings',
  columns: {
    user_id: uuid,
    profile_visibility: oneOf(['public', 'friends', 'private']),
    workout_data_sharing: flag,
    progress_photos: flag,
    activity_status: flag,
    theme: oneOf(['light', 'dark', 'system']),
    language: oneOf(['en', 'es', 'fr', 'de']),
    timezone: text(60),
    /** Where the user lived before, oldest first. */
    earlier_zones: list(z.looseObject({ zone: text(60), until: instant })),
    units: oneOf(['imperial', 'metric']),
    week_start: oneOf(['sunday', 'monday']),
    hide_body: flag,
    plates: list(z.looseObject({ weight_kg: decimal(0.1, 100), count: integer(0, 100) })),
    /** With whom the conversations are that stand on top. */
    pinned: list(uuid).check(z.maxLength(MOST_PINS)),
    /** Messages that a provider keeps to do, the oldest first. */
    todo: list(uuid).check(z.maxLength(4 * MOST_TODO)),
    quick_replies: list(text()).check(z.refine(isRoomFor)),
    muted_words: list(text(60)).check(z.maxLength(MOST_MUTED)),
    followed: list(uuid).check(z.maxLength(MOST_FOLLOWED)),
    hide_before_after: flag,
    hide_numbers: flag,
    /** Which rules of the community were agreed to. */
    guidelines_version: maybe(text(20)),
    guidelines_at: maybe(instant),
    gamification: flag,
    subscription_plan: text(40),
    subscription_status: oneOf(['active', 'trialing', 'past_due', 'cancelled', 'expired']),
    subscription_next_billing: maybe(day),
    /** The wish that the plan is not renewed; null while it is. */
    subscription_cancelled_at: maybe(instant),
    /** Invoice, lender and months of a loan that is wished; null again once it is offered. */
    loan_wish: maybe(text(90)),
  },
  sets: ['todo'],
});

export type UserSettings = RowOf<typeof userSettings>;
