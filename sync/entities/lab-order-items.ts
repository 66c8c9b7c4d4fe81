import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, list, maybe, text, uuid } from './columns.ts';

/** What was released of an analyte before. */
const previous = z.object({ code: text(), value: text(), unit: maybe(text()), at: text() });

/** The tests of an order, with code, name and price as they were when it arrived. */
export const labOrderItems = defineEntity({
  name: 'lab_order_items',
  columns: {
    order_id: uuid,
    client_id: uuid,
    test_id: uuid,
    test_code: text(),
    test_name: text(),
    price: integer(0),
    container: text(),
    analytes: list(text()),
    /** The catalogue's when it arrived; results are judged by the versions of their analytes. */
    test_version: integer(),
    analyte_versions: z.catchall(z.object({}), integer()),
    previous: list(previous),
    is_open: flag,
    created_at: instant,
  },
  indexes: ['order_id'],
  insertOnly: ['client_id', 'created_at'],
  naturalKey: ['order_id', 'test_id'],
});

export type LabOrderItem = RowOf<typeof labOrderItems>;
