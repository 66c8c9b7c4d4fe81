import { PRODUCT_NAME } from '#src/lib/product.ts';
import type { PublicPath } from '#src/lib/paths.ts';
import { SUPPORT, TAGLINE } from '../content/company.ts';
import { QUESTIONS } from '../content/help.ts';
import { LOCATIONS } from '../content/locations.ts';
import type { Location } from '../content/locations.ts';
import { PROGRAMS } from '../content/programs.ts';
import { SERVICE_CATEGORIES } from '../content/services.ts';
import type { Service } from '../content/services.ts';
import type { Priced } from '../content/prices.ts';
import type { Page } from '../pages.tsx';
import { absolute } from './addresses.ts';

// The things on a page in schema.org's terms, for search engines.

export type Thing = { '@type': string } & Record<string, unknown>;

const ORGANIZATION_ID = absolute('/#organization');
const provider = { '@id': ORGANIZATION_ID };

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WEEKEND = ['Saturday', 'Sunday'];

const place = ({ id, name, street, city, phone, weekdays, weekends }: Location): Thing => ({
  '@type': 'HealthClub',
  '@id': absolute(`/services#${id}`),
  name: `${PRODUCT_NAME}, ${name}`,
  address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: 'NG' },
  telephone: phone,
  parentOrganization: provider,
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKDAYS, ...weekdays },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKEND, ...weekends },
  ],
});

const organization: Thing = {
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: PRODUCT_NAME,
  description: TAGLINE,
  url: absolute('/'),
  logo: absolute('/icon.svg'),
  email: SUPPORT.email,
  telephone: SUPPORT.phone,
  address: SUPPORT.address,
  areaServed: 'NG',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: SUPPORT.email,
    telephone: SUPPORT.phone,
    areaServed: 'NG',
    availableLanguage: 'en',
  },
};

const NAIRA = 'NGN';
const naira = (kobo: number): number => kobo / 100;

function offer(path: PublicPath, { priceKobo, from, per }: Priced): Thing {
  const price = from ? { minPrice: naira(priceKobo) } : { price: naira(priceKobo) };
  const detailed = from ?? per;
  const unit = per ? { unitText: per } : {};
  return {
    '@type': 'Offer',
    url: absolute(path),
    priceCurrency: NAIRA,
    ...price,
    ...(detailed && {
      priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: NAIRA, ...price, ...unit },
    }),
  };
}

const programs: Thing[] = PROGRAMS.map(({ id, title, description, ...price }) => ({
  '@type': 'Service',
  '@id': absolute(`/programs#${id}`),
  name: title,
  description,
  provider,
  areaServed: 'NG',
  offers: offer('/programs', price),
}));

const services = (list: Service[], path: PublicPath): Thing[] =>
  list.map(({ title, description, ...price }) => ({
    '@type': 'Service',
    name: title,
    description,
    provider,
    areaServed: 'NG',
    offers: offer(path, price),
  }));

const questions: Thing = {
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.flatMap((group) =>
    group.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};

function breadcrumbs(path: PublicPath, { title }: Page): Thing {
  const above = path.startsWith('/services/') ? [{ name: 'Services', path: '/services' }] : [];
  const trail = [{ name: 'Home', path: '/' }, ...above, { name: title, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}

function ownThings(path: PublicPath): Thing[] {
  if (path === '/') return [{ '@type': 'WebSite', name: PRODUCT_NAME, url: absolute('/'), publisher: provider }];
  if (path === '/programs') return programs;
  if (path === '/services')
    return [...SERVICE_CATEGORIES.flatMap((category) => services(category.services, path)), ...LOCATIONS.map(place)];
  if (path === '/help-center') return [questions];
  if (path === '/services/weight-loss-programs') return programs;
  const category = SERVICE_CATEGORIES.find(({ page }) => page === path);
  return category ? services(category.services, path) : [];
}

export function structuredData(path: PublicPath, page: Page): { '@context': string; '@graph': Thing[] } {
  const trail = path === '/' ? [] : [breadcrumbs(path, page)];
  return { '@context': 'https://schema.org', '@graph': [organization, ...trail, ...ownThings(path)] };
}
