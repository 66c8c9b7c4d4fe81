import { useEffect, useEffectEvent } from 'react';
import { markDelivered } from '#sync/actions/message-reads.ts';
import { useRestRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useSaveSilently } from '#src/work/use-save.ts';
import { undeliveredOf } from './queries.ts';
import type { Arrived } from './queries.ts';

/** What has come to this device is marked so, wherever in the app its person is. */
export function DeliveredWatch() {
  const save = useSaveSilently();
  const arrived = knownOf(useRestRow(undeliveredOf));
  const mark = useEffectEvent((all: readonly Arrived[]) => {
    for (const { pair, upTo } of all) save((userId) => markDelivered(userId, pair, upTo));
  });
  useEffect(() => mark(arrived ?? []), [arrived]);
  return null;
}
