import './overview.css';
import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { Card } from '#src/ui/card.tsx';
import { ColumnChart } from '#src/ui/chart/column-chart.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { BehindSheet } from './behind-sheet.tsx';
import { daysOf, perMarkOf, sumOf } from './rules.ts';
import { BY_DAY, Figures, WAITING } from './shapes.ts';
import type { ByDay, Name } from './shapes.ts';
import { overviewWords } from './words.ts';

interface FiguresProps {
  figures: Figures;
  onOpen: (name: Name) => void;
}

function Waiting({ figures, onOpen }: FiguresProps) {
  const words = useWords(overviewWords);
  const language = useLanguage();
  return (
    <Rows label={words.waiting}>
      {WAITING.map((name) => {
        const rows = sumOf(figures, name);
        return (
          <Row
            key={name}
            title={words.figures[name]}
            past={rows === 0}
            trailing={rows.toLocaleString(language)}
            onOpen={rows > 0 ? () => onOpen(name) : undefined}
          />
        );
      })}
    </Rows>
  );
}

/** One of the figures that have a history, day by day of the house. */
function ByTheDay({ figures, onOpen }: FiguresProps) {
  const words = useWords(overviewWords);
  const language = useLanguage();
  const [chosen, setChosen] = useState<ByDay>('here');
  const days = daysOf(figures, chosen, houseDay());
  const sum = sumOf(figures, chosen);
  const told = (n: number): string => n.toLocaleString(language);
  const perMark = perMarkOf(Math.max(...days.map(({ rows }) => rows)));
  return (
    <section className="office-days">
      <ChoiceChips
        label={words.byDay}
        choices={BY_DAY}
        chosen={chosen}
        nameOf={(name) => words.figures[name]}
        onChoose={setChosen}
      />
      <ColumnChart
        label={words.says(words.figures[chosen], told(sum))}
        heads={[words.day, words.figures[chosen]]}
        columns={days.map(({ day, rows }) => ({
          label: dayInWords(day, language, { day: 'numeric' }),
          name: dayInWords(day, language),
          value: rows,
        }))}
        perMark={perMark}
        now={days.length - 1}
        format={told}
      />
      <p className="muted small">
        {words.help[chosen]} {words.perMark(told(perMark))}
      </p>
      {sum > 0 && (
        <Button look="line" onClick={() => onOpen(chosen)}>
          {words.rows(told(sum))}
        </Button>
      )}
    </section>
  );
}

/** What is going on, out of rows; each figure leads to those that it counts, and is asked for anew with each decision. */
export function OverviewCard({ decided }: { decided: number }) {
  const words = useWords(overviewWords);
  const [opened, setOpened] = useState<Name | null>(null);
  const remote = useRemote({
    key: ['office-figures'],
    again: decided,
    ask: (client, signal) => client.rpc('office_figures').abortSignal(signal),
    shape: Figures,
  });
  return (
    <Card title={words.title}>
      <Remotely remote={remote} failed={words.failed}>
        {(figures) => (
          <div className="office-overview">
            <Waiting figures={figures} onOpen={setOpened} />
            <ByTheDay figures={figures} onOpen={setOpened} />
          </div>
        )}
      </Remotely>
      {opened && <BehindSheet name={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
