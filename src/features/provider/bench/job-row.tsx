import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row } from '#src/ui/row.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import type { ListName } from './lists.ts';
import { useBench } from './use-bench.ts';
import type { Job } from './work.ts';
import { benchWords } from './words.ts';

interface JobRowProps {
  job: Job;
  list: ListName;
  now: number;
  onOpen: () => void;
}

/** Whose it is, what is wanted, by when; and the step that this list is about. */
export function JobRow({ job, list, now, onOpen }: JobRowProps) {
  const words = useWords(benchWords);
  const bench = useBench();
  const { momentOf } = useMoments();
  const { order, items } = job;
  const name = order.patient_name ?? words.unnamed;
  const isLate = Date.parse(job.due) < now;
  const acts: Partial<Record<ListName, { name: string; run: () => Promise<boolean> }>> = {
    collect: { name: words.acts.collect, run: () => bench.collect(job) },
    receive: { name: words.acts.receive, run: () => bench.receive(job) },
  };
  const act = acts[list];
  return (
    <Row
      title={name}
      onOpen={onOpen}
      detail={[
        order.order_number,
        items.map(({ test_name }) => test_name).join(', '),
        words.due(momentOf(job.due)),
      ].join(' · ')}
      badges={
        <>
          {order.priority !== 'routine' && <Badge tone="warn">{words.priority[order.priority]}</Badge>}
          {isLate && <Badge tone="bad">{words.late}</Badge>}
        </>
      }
      trailing={
        act && (
          <Button look="line" aria-label={words.for(act.name, name)} onClick={() => void act.run()}>
            {act.name}
          </Button>
        )
      }
    />
  );
}
