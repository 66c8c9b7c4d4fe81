import { CheckIcon } from '#src/ui/icons.tsx';
import { PROGRAMS } from '../content/programs.ts';
import type { ServicePage } from '../content/service-pages.ts';
import { SERVICE_CATEGORIES } from '../content/services.ts';
import { Banner, Section } from '../parts/pieces.tsx';
import { ProgramRow } from '../parts/program.tsx';
import { ServicePrices } from '../parts/service-prices.tsx';
import { To } from '../parts/to.tsx';

function Prices({ category }: Pick<ServicePage, 'category'>) {
  const services = SERVICE_CATEGORIES.find(({ id }) => id === category)?.services;
  if (services) return <ServicePrices services={services} />;
  return (
    <ul className="price-rows">
      {PROGRAMS.map((program) => (
        <ProgramRow key={program.id} program={program} />
      ))}
    </ul>
  );
}

export function ServiceDescription({ page }: { page: ServicePage }) {
  const [start, programs] = page.boxes;
  return (
    <>
      <Banner title={page.title} lead={page.introduction} above={{ path: '/services', name: 'Services' }} />
      <Section title="What you get">
        <div className="with-aside">
          <ul className="features">
            {page.points.map((point) => (
              <li key={point}>
                <CheckIcon small />
                {point}
              </li>
            ))}
          </ul>
          <aside className="boxes" aria-label="Next steps">
            <div className="card">
              <h3>{start.heading}</h3>
              <p>{start.text}</p>
              <To path="/auth" className="button act">
                {start.action}
              </To>
            </div>
            <div className="card">
              <h3>{programs.heading}</h3>
              <p>{programs.text}</p>
              <To path="/programs" className="button line">
                Explore All Programs
              </To>
            </div>
          </aside>
        </div>
      </Section>
      <Section title="Prices" raised>
        <Prices category={page.category} />
      </Section>
    </>
  );
}
