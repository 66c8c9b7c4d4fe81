import './figures.css';
import type { ComponentProps } from 'react';
import { Card } from './card.tsx';
import { Stat } from './stat.tsx';

type Figure = ComponentProps<typeof Stat> & { label: string };

/** The figures at the head of a page, two or four abreast. */
export function Figures({ label, figures }: { label?: string; figures: readonly Figure[] }) {
  return (
    <section className="figures" aria-label={label}>
      {figures.map((figure) => (
        <Card key={figure.label}>
          <Stat {...figure} />
        </Card>
      ))}
    </section>
  );
}
