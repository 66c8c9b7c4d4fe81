import { describePatient } from '#sync/actions/lab-orders.ts';
import {
  enterResults,
  holdResults,
  interpretResult,
  letGoOfResult,
  readBackResult,
  verifyResults,
} from '#sync/actions/lab-results.ts';
import type { Finding } from '#sync/actions/lab-results.ts';
import { collectSamples, receiveSamples, rejectSample } from '#sync/actions/lab-samples.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabSample } from '#sync/entities/lab-samples.ts';
import type { UserAction } from '#src/data/act.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { hasToBeDrawn, lastDraw } from './lists.ts';
import type { Job } from './work.ts';
import { benchWords } from './words.ts';

type Reason = NonNullable<LabSample['reject_reason']>;

/** What a technician does. Each saves on this device and says so, with or without a network. */
export interface Bench {
  /** All that is still to be drawn of an order. */
  collect: (job: Job) => Promise<boolean>;
  receive: (job: Job) => Promise<boolean>;
  reject: (sample: LabSample, reason: Reason, note: string) => Promise<boolean>;
  describe: (order: LabOrder, patient: Partial<Pick<LabOrder, 'patient_sex' | 'patient_pregnant'>>) => Promise<boolean>;
  enter: (order: LabOrder, findings: readonly Finding[]) => Promise<boolean>;
  verify: (resultIds: readonly string[]) => Promise<boolean>;
  readBack: (resultId: string, to: string) => Promise<boolean>;
  comment: (resultId: string, comment: string) => Promise<boolean>;
  hold: (resultId: string, reason: string) => Promise<boolean>;
  letGo: (resultId: string) => Promise<boolean>;
}

export function useBench(): Bench {
  const save = useSave();
  const { done, notSaved: failed } = useWords(benchWords);
  const keep = async (action: UserAction<unknown>, title?: string, once?: string): Promise<boolean> => {
    const saying = title !== undefined && { done: { title } };
    return (await save(action, { failed, ...saying, ...(once !== undefined && { once }) })) !== null;
  };
  return {
    collect: ({ order, needs }) =>
      keep(
        collectSamples(
          needs.filter(hasToBeDrawn).map((need) => ({
            order_id: order.id,
            client_id: order.client_id,
            container: need.container,
            draw: (lastDraw(need)?.draw ?? 0) + 1,
          })),
        ),
        done.started,
        `collect ${order.id}`,
      ),
    receive: ({ order, needs }) =>
      keep(receiveSamples(needs.flatMap((need) => lastDraw(need)?.id ?? [])), done.received, `receive ${order.id}`),
    reject: ({ id }, reason, note) => keep(rejectSample(id, { reason, note }), done.rejected, `reject ${id}`),
    describe: ({ id }, patient) =>
      keep(describePatient(id, patient), undefined, `describe ${id} ${JSON.stringify(patient)}`),
    enter: ({ id }, findings) => keep((by) => enterResults(id, findings, by)),
    verify: (ids) => keep((by) => verifyResults(ids, by), done.verified, `verify ${ids.join()}`),
    readBack: (id, to) => keep((by) => readBackResult(id, { to, by }), done.readBack, `read back ${id}`),
    comment: (id, comment) => keep(interpretResult(id, comment), done.commented, `comment ${id}`),
    hold: (id, reason) => keep((by) => holdResults([id], { reason, by }), done.held, `hold ${id}`),
    letGo: (id) => keep(letGoOfResult(id), done.letGo, `let go ${id}`),
  };
}
