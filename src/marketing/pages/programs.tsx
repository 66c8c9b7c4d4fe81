import { BEYOND_INCLUDED, PROGRAMS, SURGERY_OPTIONS } from '../content/programs.ts';
import { Banner, Section } from '../parts/pieces.tsx';
import { ProgramCard } from '../parts/program.tsx';
import { To } from '../parts/to.tsx';

export function Programs() {
  return (
    <>
      <Banner
        title="Programs"
        lead="Programs with and without surgery. Each starts with a medical check, and its price is here."
      />
      <Section title="Choose a program">
        <ul className="programs">
          {PROGRAMS.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </ul>
      </Section>
      <Section id="surgery" title="Aesthetic surgery options" raised>
        <p className="lead">Bronze includes one of these, Silver two, Gold three. {BEYOND_INCLUDED}</p>
        <dl className="options">
          {SURGERY_OPTIONS.map(({ id, title, description }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p className="acts">
          <To path="/auth" className="button act large">
            Book Free Consultation
          </To>
        </p>
      </Section>
    </>
  );
}
