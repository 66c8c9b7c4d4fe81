import { CENTRES } from '#src/lib/centres.ts';

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

type City = (typeof CENTRES)[number];

export interface Location extends Centre {
  id: string;
  name: string;
  city: City;
}

const BY_CITY: Record<City, Centre> = {
  Lagos: {
    street: '12 Admiralty Way, Lekki Phase 1',
    phone: '+234 800 000 0110',
    weekdays: { opens: '06:00', closes: '22:00' },
    weekends: { opens: '07:00', closes: '20:00' },
  },
  Abuja: {
    street: '45 Aminu Kano Crescent, Wuse 2',
    phone: '+234 800 000 0120',
    weekdays: { opens: '06:00', closes: '21:00' },
    weekends: { opens: '07:00', closes: '19:00' },
  },
  'Port Harcourt': {
    street: '18 Tombia Street, GRA Phase 2',
    phone: '+234 800 000 0130',
    weekdays: { opens: '06:00', closes: '21:00' },
    weekends: { opens: '07:00', closes: '20:00' },
  },
};

export const LOCATIONS: Location[] = CENTRES.map((city) => ({
  id: city.toLowerCase().replaceAll(' ', '-'),
  name: `${city} centre`,
  city,
  ...BY_CITY[city],
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
