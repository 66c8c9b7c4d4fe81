import { CENTRES } from '#src/lib/centres.ts';
import published from './centres.json' with { type: 'json' };

interface Hours {
  opens: string;
  closes: string;
}

interface Centre {
  street: string;
  phone: string;
  weekdays: Hours;
  weekends: Hours;
}

export interface Location extends Centre {
  id: string;
  name: string;
  city: string;
}

/** `npm run prices` writes the file from the database, as it does the names of the cities. */
export const LOCATIONS: Location[] = published.map(({ city, street, phone, weekdays, weekends }) => ({
  id: city.toLowerCase().replaceAll(' ', '-'),
  name: `${city} centre`,
  city,
  street,
  phone,
  weekdays,
  weekends,
}));

/** British English has no comma before the last item. */
export const CITIES_IN_WORDS = new Intl.ListFormat('en-GB').format(CENTRES);

const addressOf = ({ street, city }: Location): string => `${street}, ${city}, Nigeria`;

export function directionsTo(location: Location): string {
  const query = new URLSearchParams({ api: '1', destination: addressOf(location) });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** `06:00` as on a door sign: 6AM. */
function onTheDoor(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
}

export const hoursInWords = ({ opens, closes }: Hours): string => `${onTheDoor(opens)} to ${onTheDoor(closes)}`;
