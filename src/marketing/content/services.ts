import { inKobo } from '#src/lib/money.ts';
import type { PublicPath } from '#src/lib/paths.ts';

export interface Service {
  title: string;
  description: string;
  minutes: number;
  priceKobo: number;
  /** The price is the lowest of several. */
  from?: boolean;
  /** The unit of the price, where it is not the whole service. */
  per?: 'session' | 'class' | 'week' | 'visit';
}

/** Its code among what is sold. */
export const offerOf = ({ title }: Service): string => title.toLowerCase().replaceAll(' ', '-');

export interface ServiceCategory {
  id: string;
  title: string;
  description: string;
  page: PublicPath;
  services: Service[];
}

export const SERVICE_CATEGORIES: ServiceCategory[] = [
  {
    id: 'fitness',
    title: 'Fitness',
    description: 'One to one, in a group, or a first look at where you stand.',
    page: '/services/personal-training',
    services: [
      {
        title: 'Personal Training',
        description: 'One trainer, one client, and a plan that fits your body and your week.',
        minutes: 60,
        priceKobo: inKobo(15_000),
        per: 'session',
      },
      {
        title: 'Group Fitness Classes',
        description: 'Strength, cardio and mobility in small groups, at every centre.',
        minutes: 45,
        priceKobo: inKobo(5_000),
        per: 'class',
      },
      {
        title: 'Fitness Assessment',
        description: 'Strength, stamina, mobility and body measures, written down with what they mean.',
        minutes: 90,
        priceKobo: inKobo(25_000),
      },
    ],
  },
  {
    id: 'nutrition',
    title: 'Nutrition',
    description: 'Food you know, in amounts that work.',
    page: '/services/nutrition-planning',
    services: [
      {
        title: 'Nutrition Consultation',
        description: 'A nutritionist listens to how you eat and writes a plan you can keep.',
        minutes: 60,
        priceKobo: inKobo(20_000),
      },
      {
        title: 'Meal Prep Planning',
        description: 'A week of meals with a shopping list, for one person or for the whole house.',
        minutes: 30,
        priceKobo: inKobo(10_000),
        per: 'week',
      },
      {
        title: 'Dietary Analysis',
        description: 'What you logged, read by a nutritionist: what is missing, and what is too much.',
        minutes: 45,
        priceKobo: inKobo(15_000),
      },
    ],
  },
  {
    id: 'medical',
    title: 'Medical',
    description: 'A doctor who sees your training, your food and your results together.',
    page: '/services/medical-consultations',
    services: [
      {
        title: 'Medical Consultation',
        description: 'History, examination and advice before you start, or whenever something worries you.',
        minutes: 45,
        priceKobo: inKobo(30_000),
      },
      {
        title: 'Lab Testing Package',
        description: 'The usual blood tests for weight and health, taken at your centre, explained in the app.',
        minutes: 30,
        priceKobo: inKobo(50_000),
      },
      {
        title: 'Health Monitoring',
        description: 'Blood pressure, blood sugar and weight, checked and recorded at each visit.',
        minutes: 30,
        priceKobo: inKobo(15_000),
        per: 'visit',
      },
    ],
  },
  {
    id: 'aesthetic',
    title: 'Aesthetic',
    description: 'Surgery and contouring after weight loss, and the care that follows.',
    page: '/services/aesthetic-procedures',
    services: [
      {
        title: 'Aesthetic Consultation',
        description: 'A surgeon examines you, says what is possible and what is not, and gives you a price.',
        minutes: 60,
        priceKobo: inKobo(40_000),
      },
      {
        title: 'Body Contouring',
        description: 'Shaping of one area. The price depends on the area and is agreed before you book.',
        minutes: 90,
        priceKobo: inKobo(150_000),
        from: true,
      },
      {
        title: 'Post-Procedure Care',
        description: 'Dressings, checks and advice while you heal.',
        minutes: 30,
        priceKobo: inKobo(20_000),
        per: 'visit',
      },
    ],
  },
];
