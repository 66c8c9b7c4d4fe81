import { formatMoney } from '#src/lib/money.ts';
import { offerOf } from '../content/services.ts';
import type { Service } from '../content/services.ts';
import { To } from './to.tsx';

function Price({ service: { priceKobo, from, per } }: { service: Service }) {
  return (
    <p className="price">
      {from && <span className="detail">from </span>}
      <b className="figure">{formatMoney(priceKobo)}</b>
      {per && <span className="detail"> per {per}</span>}
    </p>
  );
}

export function ServicePrices({ services }: { services: Service[] }) {
  return (
    <ul className="services">
      {services.map((service) => (
        <li key={service.title}>
          <div>
            <h3>{service.title}</h3>
            <p className="detail">{service.description}</p>
          </div>
          <p className="detail minutes">{service.minutes} min</p>
          <Price service={service} />
          <To path="/auth" offer={offerOf(service)} className="button line">
            Book Service<span className="visually-hidden">: {service.title}</span>
          </To>
        </li>
      ))}
    </ul>
  );
}
