import type { LabTest } from '#sync/entities/lab-tests.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Empty } from '#src/ui/states.tsx';
import { labWords } from './words.ts';

interface CatalogueListProps {
  tests: readonly LabTest[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

function Test({ test, isChosen, onChoose }: { test: LabTest; isChosen: boolean; onChoose: (on: boolean) => void }) {
  const words = useWords(labWords).order;
  const { test_name, description, sample_type, processing_time_hours, price, requires_fasting } = test;
  return (
    <li className="test">
      <CheckField
        label={
          <span className="head">
            <b>{test_name}</b>
            <b className="numbers">{formatMoney(price, 'USD')}</b>
          </span>
        }
        help={
          <span className="about">
            <span>{description}</span>
            <span>{`${words.samples[sample_type]} · ${words.hours(processing_time_hours)}`}</span>
            {test.preparation_instructions && <span>{test.preparation_instructions}</span>}
            {requires_fasting && <Badge tone="warn">{words.fasting}</Badge>}
          </span>
        }
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </li>
  );
}

export function CatalogueList({ tests, chosen, onChoose }: CatalogueListProps) {
  const words = useWords(labWords).order;
  if (tests.length === 0) return <Empty title={words.notFound}>{words.notFoundHelp}</Empty>;
  return [...Map.groupBy(tests, ({ category }) => category)].map(([category, ofCategory]) => (
    <section key={category} aria-label={category}>
      <h3>{category}</h3>
      <ul className="tests">
        {ofCategory.map((test) => (
          <Test
            key={test.id}
            test={test}
            isChosen={chosen.has(test.id)}
            onChoose={(isChosen) => onChoose(test.id, isChosen)}
          />
        ))}
      </ul>
    </section>
  ));
}
