import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useFocus } from '#src/ui/use-focus.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { EntryGrid } from './entry-grid.tsx';
import { Labels } from './labels.tsx';
import { Results } from './results.tsx';
import { Samples } from './samples.tsx';
import { useBench } from './use-bench.ts';
import type { Job } from './work.ts';
import { benchWords } from './words.ts';

const SEXES = ['unknown', 'female', 'male'] as const;

/** The ranges hang on it, so that it is asked where nobody has said. */
function Patient({ order }: Pick<Job, 'order'>) {
  const words = useWords(benchWords).patient;
  const bench = useBench();
  return (
    <div className="lab-patient">
      <ChoiceChips
        label={words.sex}
        choices={SEXES}
        chosen={order.patient_sex ?? 'unknown'}
        nameOf={(sex) => words[sex]}
        onChoose={(sex) => void bench.describe(order, { patient_sex: sex === 'unknown' ? null : sex })}
      />
      {order.patient_sex === 'female' && (
        <ChoiceChips
          label={words.pregnant}
          choices={['no', 'yes'] as const}
          chosen={order.patient_pregnant === true ? 'yes' : 'no'}
          nameOf={(answer) => words[answer]}
          onChoose={(answer) => void bench.describe(order, { patient_pregnant: answer === 'yes' })}
        />
      )}
    </div>
  );
}

/** One order at the bench: its samples, what is typed, and what a second person looks at. */
export function JobView({ job, onClose }: { job: Job; onClose: () => void }) {
  const words = useWords(benchWords);
  const { momentOf } = useMoments();
  const heading = useFocus<HTMLHeadingElement>();
  const [isPrinting, setPrinting] = useState(false);
  const { order } = job;
  return (
    <div className="bench-job">
      <div className="bench-head">
        <Button look="line" onClick={onClose}>
          {words.back}
        </Button>
        <Button
          look="line"
          blocked={order.order_number === null ? words.unnumbered : undefined}
          onClick={() => setPrinting(true)}
        >
          {words.labels.open}
        </Button>
      </div>
      <Card>
        <h2 ref={heading} tabIndex={-1}>
          {order.patient_name ?? words.unnamed}
        </h2>
        <p className="muted">
          {[
            order.order_number ?? words.unnumbered,
            order.patient_age !== null && words.patient.age(order.patient_age),
            words.due(momentOf(job.due)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {order.priority !== 'routine' && <Badge tone="warn">{words.priority[order.priority]}</Badge>}
        {order.notes && <blockquote>{order.notes}</blockquote>}
        <Patient order={order} />
      </Card>
      <Samples job={job} />
      <EntryGrid job={job} />
      <Results job={job} />
      {isPrinting && <Labels job={job} onClose={() => setPrinting(false)} />}
    </div>
  );
}
