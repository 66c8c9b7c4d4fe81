import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, list, maybe, named, text, uuid } from './columns.ts';

/** A text that a client was asked to consent to, with the signature under it. The server makes it. */
export const surgeryConsents = defineEntity({
  name: 'surgery_consents',
  columns: {
    case_id: uuid,
    client_id: uuid,
    surgeon_id: maybe(uuid),
    version: integer(),
    language: text(),
    title: text(),
    body: text(),
    risks: list(text()),
    asked_at: instant,
    sign_from: day,
    signed_name: maybe(named(120)),
    /** The path of an SVG of 600 by 200. */
    signature: maybe(z.string().check(z.regex(/^[MLQCTZ0-9 ,.-]+$/), z.maxLength(30_000))),
    signed_at: maybe(instant),
    withdrawn_at: maybe(instant),
  },
  together: [['signed_name', 'signature', 'signed_at']],
  indexes: ['case_id', 'client_id', 'surgeon_id'],
});

export type SurgeryConsent = RowOf<typeof surgeryConsents>;
