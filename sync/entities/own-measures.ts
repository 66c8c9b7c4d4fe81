import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, named, text, uuid } from './columns.ts';

/** What somebody measures besides what everybody does; `ownKind` is the kind of its values. */
export const ownMeasures = defineEntity({
  name: 'own_measures',
  columns: { user_id: uuid, name: named(60), unit: text(20), created_at: instant },
  indexes: ['user_id'],
});

export type OwnMeasure = RowOf<typeof ownMeasures>;
