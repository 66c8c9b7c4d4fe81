import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, list, maybe, named, oneOf, text, uuid } from './columns.ts';

const product = z.object({
  name: named(120),
  batch: named(60),
  lot: maybe(text(60)),
  expires_on: maybe(day),
  amount: maybe(text(60)),
});

/** What was done, and what is to be said about it later. Signed when it is written, and unchanged from then on. */
export const operationRecords = defineEntity({
  name: 'operation_records',
  columns: {
    case_id: uuid,
    client_id: uuid,
    surgeon_id: maybe(uuid),
    kind: oneOf(['operation', 'addition', 'complication']),
    done_on: day,
    technique: maybe(text(4000)),
    findings: named(8000),
    products: list(product),
    signed_at: instant,
  },
  indexes: ['case_id', 'client_id', 'surgeon_id'],
});

export type OperationRecord = RowOf<typeof operationRecords>;
export type Product = OperationRecord['products'][number];
