import { CITIES_IN_WORDS } from '../content/locations.ts';
import { SERVICE_CATEGORIES } from '../content/services.ts';
import { Locations } from '../parts/locations.tsx';
import { Banner, Section } from '../parts/pieces.tsx';
import { ServicePrices } from '../parts/service-prices.tsx';
import { To } from '../parts/to.tsx';

export function Services() {
  return (
    <>
      <Banner
        title="Services"
        lead={`Services you can book one at a time, in ${CITIES_IN_WORDS}. Every price is in naira.`}
      >
        <p className="acts">
          <To path="/auth" className="button act large">
            Book Consultation
          </To>
          <To path="/auth" className="button line large">
            Contact Us
          </To>
        </p>
      </Banner>
      {SERVICE_CATEGORIES.map(({ id, title, description, page, services }, index) => (
        <Section
          key={id}
          id={id}
          title={title}
          raised={index % 2 === 1}
          aside={
            <To path={page} className="button quiet">
              About {title.toLowerCase()}
            </To>
          }
        >
          <p className="lead">{description}</p>
          <ServicePrices services={services} />
        </Section>
      ))}
      <Section id="locations" title="Our centres">
        <Locations />
      </Section>
    </>
  );
}
