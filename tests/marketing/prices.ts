import { priceInWords } from '#src/marketing/content/prices.ts';
import { PROGRAMS } from '#src/marketing/content/programs.ts';
import { SERVICE_CATEGORIES } from '#src/marketing/content/services.ts';

/** As a visitor reads them. They are published at the desk of catalogues, so no test knows one. */
export const PROGRAM_PRICES = Object.fromEntries(PROGRAMS.map((program) => [program.title, priceInWords(program)]));

export const PROGRAM_WORDS: Record<string, string[]> = {
  'Bronze Program': ['6-9 months plus surgery', '1 aesthetic surgery'],
  'Fitness Foundation': ['6-9 months'],
  'Silver Program': ['2 surgeries', 'Priority scheduling', 'Most Popular'],
  'Gold Program': ['3 surgeries', 'VIP', 'Extended post-op care', 'Lifetime maintenance plan'],
  'Post-Surgery Support': ['24 weeks'],
};

export const SERVICE_PRICES = Object.fromEntries(
  SERVICE_CATEGORIES.flatMap(({ services }) => services).map((service) => [
    service.title,
    [`${service.minutes} min`, priceInWords(service)] as const,
  ]),
);

export const SURGERIES = [
  'Arm Lift',
  'Breast Lift',
  'Tummy Tuck',
  'Thigh Lift',
  'Butt Lift',
  'Liposuction/Fat Transfer',
  'Back Lift',
];
