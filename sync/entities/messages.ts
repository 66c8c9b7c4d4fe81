import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { bytesOf, flag, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

const FILE_TYPES = ['image/jpeg', 'application/pdf', 'audio/mp4', 'audio/webm', 'audio/ogg'] as const;
export const CARD_KINDS = ['workout', 'meal', 'measurement', 'result', 'appointment', 'plan'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Why a moderator has removed it; the server lets nobody say so of his own. */
export const BY_MODERATORS = '@moderation';

const MOST_BYTES = 8000;

/** `arrived_at` and `retracted_at` are the server's. */
export const messages = defineEntity({
  name: 'messages',
  columns: {
    client_id: uuid,
    provider_id: uuid,
    sender_id: uuid,
    content: text(MOST_BYTES).check(z.refine((written) => bytesOf(written) <= MOST_BYTES)),
    file_path: maybe(text()),
    file_type: maybe(oneOf(FILE_TYPES)),
    file_bytes: maybe(integer(1, 10 * 1024 * 1024)),
    card_kind: maybe(oneOf(CARD_KINDS)),
    card_id: maybe(uuid),
    urgent: flag,
    created_at: instant,
    arrived_at: instant,
    retract_reason: maybe(named(300)),
    retracted_at: maybe(instant),
  },
  indexes: ['[client_id+provider_id+created_at]', '[provider_id+client_id]'],
  insertOnly: ['created_at'],
  // Taken back before it was sent it goes, so that it was never said.
  asksAgain: {
    afterMs: 86_400_000,
    unless: 'retract_reason',
    behind: ['client_id', 'provider_id'],
    dated: 'created_at',
  },
});

export type Message = RowOf<typeof messages>;
