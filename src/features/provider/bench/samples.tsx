import { useState } from 'react';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { labSamples } from '#sync/entities/lab-samples.ts';
import type { LabSample } from '#sync/entities/lab-samples.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useMoments } from '#src/work/use-moments.ts';
import { hasToBeDrawn, labelOf, lastDraw } from './lists.ts';
import { useBench } from './use-bench.ts';
import type { Job, Need } from './work.ts';
import { benchWords } from './words.ts';

const REASONS = labSamples.row.shape.reject_reason.def.innerType.options;
const TONES = { collected: 'info', received: 'ok', rejected: 'bad' } as const;

/** The server keeps the samples of what has ended as they are. */
const hasEnded = ({ status }: LabOrder): boolean => status === 'completed' || status === 'cancelled';

/** With a code, so that what goes wrong can be counted; the client is told that another is needed. */
function RejectSheet({ sample, onClose }: { sample: LabSample; onClose: () => void }) {
  const { reject: words, reasons } = useWords(benchWords);
  const bench = useBench();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('haemolysed');
  const [note, setNote] = useState('');
  useUnfinished(note !== '');
  async function reject(): Promise<void> {
    if (await bench.reject(sample, reason, note)) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="danger" large full onClick={() => void reject()}>
          {words.act}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <SelectField
        label={words.reason}
        options={REASONS.map((value) => ({ value, label: reasons[value] }))}
        value={reason}
        onChange={({ target }) => setReason(REASONS.find((each) => each === target.value) ?? reason)}
      />
      <AreaField
        label={words.note}
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  );
}

interface NeedRowProps {
  need: Need;
  job: Job;
  onReject: (sample: LabSample) => void;
}

function NeedRow({ need, job, onReject }: NeedRowProps) {
  const words = useWords(benchWords);
  const { momentOf } = useMoments();
  const last = lastDraw(need);
  const label = labelOf(job.order.order_number ?? '', need, last?.draw ?? 1);
  const at = last && (last.received_at ?? last.collected_at);
  return (
    <Row
      title={words.containers[need.container]}
      detail={[job.order.order_number && label, need.tests.join(', '), at && momentOf(at)].filter(Boolean).join(' · ')}
      standing={last ? job.standings.get(last.id) : undefined}
      badges={<Badge tone={last ? TONES[last.state] : 'idle'}>{words.states[last?.state ?? 'none']}</Badge>}
      below={
        last?.reject_reason && (
          <p className="small">{[words.reasons[last.reject_reason], last.note].filter(Boolean).join('. ')}</p>
        )
      }
      trailing={
        last &&
        last.state !== 'rejected' &&
        !hasEnded(job.order) && (
          <Button
            look="quiet"
            aria-label={words.for(words.reject.open, words.containers[need.container])}
            onClick={() => onReject(last)}
          >
            {words.reject.open}
          </Button>
        )
      }
    />
  );
}

export function Samples({ job }: { job: Job }) {
  const words = useWords(benchWords);
  const bench = useBench();
  const [rejected, setRejected] = useState<LabSample | null>(null);
  const { needs } = job;
  return (
    <Card title={words.samples}>
      <Rows label={words.samples}>
        {needs.map((need) => (
          <NeedRow key={need.container} need={need} job={job} onReject={setRejected} />
        ))}
      </Rows>
      <div className="bench-acts">
        {needs.some(hasToBeDrawn) && (
          <Button look="act" onClick={() => void bench.collect(job)}>
            {words.acts.collect}
          </Button>
        )}
        {needs.some((need) => lastDraw(need)?.state === 'collected') && (
          <Button look="act" onClick={() => void bench.receive(job)}>
            {words.acts.receive}
          </Button>
        )}
      </div>
      {rejected && <RejectSheet sample={rejected} onClose={() => setRejected(null)} />}
    </Card>
  );
}
