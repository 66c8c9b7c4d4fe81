import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { Columns, RowOf } from '#sync/engine/define-entity.ts';
import { instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';
import type { labAnalytes } from './lab-analytes.ts';
import type { labTests } from './lab-tests.ts';

/** The catalogue's versions, drafts among them. What has counted is not changed, but for who confirms it. */
export const labVersions = defineEntity({
  name: 'lab_versions',
  columns: {
    kind: oneOf(['analyte', 'test']),
    code: z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/)),
    version: integer(1, 100_000),
    content: z.looseObject({}),
    state: oneOf(['draft', 'published', 'retired']),
    note: maybe(text(500)),
    drafted_by_id: maybe(uuid),
    drafted_at: instant,
    published_by_id: maybe(uuid),
    published_at: maybe(instant),
    confirmed_by: maybe(named(120)),
    confirmed_at: maybe(instant),
    confirmed_noted_by_id: maybe(uuid),
  },
  indexes: ['code'],
  // Who publishes or confirms does so of what he saw: a text of another's is never published with it.
  together: [
    [
      'content',
      'state',
      'note',
      'drafted_by_id',
      'drafted_at',
      'published_by_id',
      'published_at',
      'confirmed_by',
      'confirmed_at',
      'confirmed_noted_by_id',
    ],
  ],
  naturalKey: ['kind', 'code', 'version'],
});

export type LabVersion = RowOf<typeof labVersions>;

type OfServer = 'state' | 'version' | 'created_at';

/** What a version says of an analyte, and of a test: the columns of what counts but for its code. */
interface Contents {
  analyte: Omit<Columns<typeof labAnalytes>, OfServer | 'analyte_code'>;
  test: Omit<Columns<typeof labTests>, OfServer | 'test_code' | 'is_active'>;
}

export type Content<Kind extends LabVersion['kind']> = Contents[Kind];
