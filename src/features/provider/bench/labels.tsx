import { bars } from '#src/lib/code128.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { hasToBeDrawn, labelOf, lastDraw } from './lists.ts';
import type { Job, Need } from './work.ts';
import { benchWords } from './words.ts';

const QUIET = 10;
const TALL = 40;

function Barcode({ text }: { text: string }) {
  const { bars: black, width } = bars(text);
  return (
    <svg
      className="barcode"
      aria-hidden="true"
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} ${TALL}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {black.map(({ x, width: wide }) => (
        <rect key={x} x={x} y={0} width={wide} height={TALL} />
      ))}
    </svg>
  );
}

/** What was drawn keeps its label; what is still to be drawn gets the next. */
const drawOf = (need: Need): number => (lastDraw(need)?.draw ?? 0) + (hasToBeDrawn(need) ? 1 : 0);

/** One a tube or cup, on whatever printer the browser knows. */
export function Labels({ job, onClose }: { job: Job; onClose: () => void }) {
  const words = useWords(benchWords);
  const { order, needs } = job;
  return (
    <Sheet
      open
      title={words.labels.open}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => print()}>
          {words.labels.print}
        </Button>
      }
    >
      <ul className="lab-labels">
        {needs.map((need) => {
          const label = labelOf(order.order_number ?? '', need, drawOf(need));
          return (
            <li key={need.container}>
              <b>{order.patient_name ?? words.unnamed}</b>
              <span>
                {[order.patient_age !== null && words.patient.age(order.patient_age), words.containers[need.container]]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Barcode text={label} />
              <span className="numbers">{label}</span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
