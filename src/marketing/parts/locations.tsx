import { PinIcon } from '#src/ui/icons.tsx';
import { directionsTo, hoursInWords, LOCATIONS } from '../content/locations.ts';

const dialled = (phone: string): string => phone.replaceAll(' ', '');

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${dialled(phone)}`}>{phone}</a>;
}

export function Locations() {
  return (
    <ul className="cards three">
      {LOCATIONS.map((location) => (
        <li key={location.id} className="card">
          <h3>{location.name}</h3>
          <address>
            {location.street}, {location.city}
            <br />
            <PhoneLink phone={location.phone} />
          </address>
          <dl className="hours">
            <div>
              <dt>Weekdays</dt>
              <dd>{hoursInWords(location.weekdays)}</dd>
            </div>
            <div>
              <dt>Weekends</dt>
              <dd>{hoursInWords(location.weekends)}</dd>
            </div>
          </dl>
          <a className="button line" href={directionsTo(location)}>
            <PinIcon small />
            Get Directions<span className="visually-hidden"> to the {location.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
