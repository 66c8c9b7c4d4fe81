import { CheckIcon } from '#src/ui/icons.tsx';
import { Ticks } from '#src/ui/marks/ticks.tsx';
import { priceInWords } from '../content/prices.ts';
import { MOST_SURGERIES } from '../content/programs.ts';
import type { Program } from '../content/programs.ts';
import { To } from './to.tsx';

const surgeriesInWords = (count: number): string => (count === 1 ? '1 aesthetic surgery' : `${count} surgeries`);

function Details({ program }: { program: Program }) {
  return (
    <details className="more">
      <summary className="button quiet">
        Learn More<span className="visually-hidden"> about the {program.title}</span>
      </summary>
      {program.details.map(({ heading, points }) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <ul className="points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

interface ProgramCardProps {
  program: Program;
  /** Without description and details. */
  brief?: boolean;
}

export function ProgramCard({ program, brief = false }: ProgramCardProps) {
  const { id, title, surgeries, features, highlight, description, duration } = program;
  return (
    <li id={brief ? undefined : id} className={highlight ? 'card in-hand cloth program' : 'card program'}>
      <div className="program-head">
        <h3>{title}</h3>
        {highlight && <span className="badge sun">Most Popular</span>}
      </div>
      <p className="figure">{priceInWords(program)}</p>
      <p className="detail">{duration}</p>
      {surgeries > 0 && (
        <p className="surgeries">
          {surgeriesInWords(surgeries)}
          <Ticks done={surgeries} of={MOST_SURGERIES} tone={highlight ? 'cloth' : 'c1'} />
        </p>
      )}
      {!brief && <p>{description}</p>}
      <ul className="features">
        {(surgeries > 0 ? features.slice(1) : features).map((feature) => (
          <li key={feature}>
            <CheckIcon small />
            {feature}
          </li>
        ))}
      </ul>
      <To path="/auth" offer={id} className={highlight ? 'button act' : 'button line'}>
        Start Program<span className="visually-hidden">: {title}</span>
      </To>
      {!brief && <Details program={program} />}
    </li>
  );
}

export function ProgramRow({ program }: { program: Program }) {
  return (
    <li>
      <span>
        {program.title}, {program.duration}
      </span>
      <b>{priceInWords(program)}</b>
    </li>
  );
}
