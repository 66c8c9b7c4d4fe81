import { action } from '#sync/engine/act.ts';
import { labAlerts } from '#sync/entities/lab-alerts.ts';
import { many } from '#sync/queries/reading.ts';
import { changed, writeAll } from './changes.ts';

export const acknowledgeAlerts = action([labAlerts], async (tx, ids: readonly string[]) => {
  const open = (await many(tx, labAlerts, ids)).filter(({ acknowledged_at }) => acknowledged_at === null);
  await writeAll(
    tx,
    open.map(({ id }) => changed(labAlerts, id, { acknowledged_at: tx.now })),
  );
});
