import { PRODUCT_NAME } from '#src/lib/product.ts';
import { MISSION, STORY, TEAM, VALUES } from '../content/about.ts';
import { CLAIMS } from '../content/company.ts';
import { CITIES_IN_WORDS, LOCATIONS } from '../content/locations.ts';
import { SURGERY_OPTIONS } from '../content/programs.ts';
import { Banner, Section } from '../parts/pieces.tsx';

const STATISTICS = [
  ...CLAIMS,
  { figure: String(LOCATIONS.length), words: `centres: ${CITIES_IN_WORDS}` },
  { figure: String(SURGERY_OPTIONS.length), words: 'kinds of aesthetic surgery' },
];

function Team() {
  return (
    <ul className="cards three">
      {TEAM.map(({ name, role, specialty, credentials, biography }) => (
        <li key={name} className="card">
          <h3>{name}</h3>
          <p className="role">{role}</p>
          <p>{biography}</p>
          <p className="detail">
            {specialty}
            <br />
            {credentials}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function About() {
  return (
    <>
      <Banner title={`About ${PRODUCT_NAME}`} lead={MISSION} />
      <Section title="In figures">
        <dl className="statistics">
          {STATISTICS.map(({ figure, words }) => (
            <div key={words}>
              <dt className="figure">{figure}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="What we hold to" raised>
        <dl className="options">
          {VALUES.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="The team">
        <Team />
      </Section>
      <Section title="Our story" raised>
        <div className="prose story">
          {STORY.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </>
  );
}
