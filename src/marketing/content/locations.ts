interface Hours {
  opens: string;
  closes: string;
}

export interface Location {
  id: string;
  name: string;
  street: string;
  city: string;
  phone: string;
  weekdays: Hours;
  weekends: Hours;
}

export const LOCATIONS: Location[] = [
  {
    id: 'lagos',
    name: 'Lagos centre',
    street: '12 Admiralty Way, Lekki Phase 1',
    city: 'Lagos',
    phone: '+234 800 000 0110',
    weekdays: { opens: '06:00', closes: '22:00' },
    weekends: { opens: '07:00', closes: '20:00' },
  },
  {
    id: 'abuja',
    name: 'Abuja centre',
    street: '45 Aminu Kano Crescent, Wuse 2',
    city: 'Abuja',
    phone: '+234 800 000 0120',
    weekdays: { opens: '06:00', closes: '21:00' },
    weekends: { opens: '07:00', closes: '19:00' },
  },
  {
    id: 'port-harcourt',
    name: 'Port Harcourt centre',
    street: '18 Tombia Street, GRA Phase 2',
    city: 'Port Harcourt',
    phone: '+234 800 000 0130',
    weekdays: { opens: '06:00', closes: '21:00' },
    weekends: { opens: '07:00', closes: '20:00' },
  },
];

const addressOf = ({ street, city }: Location): string => `${street}, ${city}, Nigeria`;

export function directionsTo(location: Location): string {
  const query = new URLSearchParams({ api: '1', destination: addressOf(location) });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** `06:00` as a sign on a door says it: 6AM. */
function onTheDoor(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
}

export const hoursInWords = ({ opens, closes }: Hours): string => `${onTheDoor(opens)} to ${onTheDoor(closes)}`;
