import type { PublicPath } from '#src/lib/paths.ts';
import { CITIES_IN_WORDS } from './locations.ts';

interface SideBox {
  heading: string;
  text: string;
}

type ServicePath = Extract<PublicPath, `/services/${string}`>;

export interface ServicePage {
  title: string;
  description: string;
  introduction: string;
  points: string[];
  /** The first box has the call to action, the second the link to all programs. */
  boxes: [SideBox & { action: string }, SideBox];
  /** The category whose prices the page shows; weight loss shows the programs. */
  category: string | null;
}

const BEFORE_YOU_PAY: SideBox = {
  heading: 'See what it costs',
  text: 'All programs, each with its price in naira and what is in it.',
};

export const SERVICE_PAGES: Record<ServicePath, ServicePage> = {
  '/services/weight-loss-programs': {
    title: 'Weight Loss Programs',
    description: 'Weight loss in Nigeria with a trainer, a nutritionist and a doctor who share one plan for you.',
    introduction:
      'Losing weight is easier to start than to keep up. Your trainer, your nutritionist and your doctor work from one plan, see the same figures and change it together when life changes.',
    points: [
      'A medical check before you start, so that the pace is safe for you',
      'A goal in pounds or kilograms and in weeks, agreed with you',
      'Training that fits the days and the centre you choose',
      'Meals with Nigerian food, in household measures',
      'Weight and body measurements recorded every week',
      'A review every month, and a maintenance plan at the end',
    ],
    boxes: [
      {
        heading: 'Start with four questions',
        text: 'Your goal, your measures, your phone and your centre.',
        action: 'Start Your Journey',
      },
      BEFORE_YOU_PAY,
    ],
    category: null,
  },
  '/services/personal-training': {
    title: 'Personal Training',
    description: `Personal training, group classes and fitness assessments in ${CITIES_IN_WORDS}.`,
    introduction:
      'A trainer who knows your knees, your work hours and your goal. Sessions are planned for you, and what you lift is logged in one tap, also where the gym has no signal.',
    points: [
      'One trainer from the first session, who reads every set you log',
      'A plan for each week, made after your fitness assessment',
      'Sessions at your centre, by video, or with what you have at home',
      'Exercises changed for injuries and health concerns',
      'Evaluations with scores for effort, technique and progress',
      'Group classes when you would rather not train alone',
    ],
    boxes: [
      {
        heading: 'Book your first session',
        text: 'Make an account, choose a centre and pick a free time.',
        action: 'Book a Session',
      },
      BEFORE_YOU_PAY,
    ],
    category: 'fitness',
  },
  '/services/nutrition-planning': {
    title: 'Nutrition Planning',
    description: 'Meal plans with Nigerian food, made by a nutritionist and tracked in household measures.',
    introduction:
      'No strange diet from another continent. Your plan uses what your market sells and your family eats, and counts it the way it is served: a wrap, two ladles, a fist.',
    points: [
      'A consultation about how you eat now and what you want to change',
      'Daily targets for calories, protein, carbs, fat and water',
      'Meal plans with jollof, moi moi, ẹ̀fọ́ and the rest, in amounts you can see',
      'A shopping list for the week',
      'Logging in one tap, with or without a signal',
      'Your log read by a nutritionist, who adjusts the plan',
    ],
    boxes: [
      {
        heading: 'Talk to a nutritionist',
        text: 'Sixty minutes about how you eat, and a plan after it.',
        action: 'Get Your Plan',
      },
      BEFORE_YOU_PAY,
    ],
    category: 'nutrition',
  },
  '/services/medical-consultations': {
    title: 'Medical Consultations',
    description: 'Medical consultations, lab tests and health monitoring beside your weight-loss program.',
    introduction:
      'Weight, blood pressure and blood sugar belong together. Our doctors see you before you start, follow your results, and tell your trainer what is safe.',
    points: [
      'A consultation in person, by video or by phone',
      'Lab tests ordered in the app and taken at your centre',
      'Results with their normal ranges, explained in plain words',
      'Blood pressure, blood sugar and weight followed over time',
      'Medicines and conditions known to your trainer, if you allow it',
      'A referral when you need care that we do not give',
    ],
    boxes: [
      {
        heading: 'See a doctor',
        text: 'Forty-five minutes, with time for every question.',
        action: 'Book a Consultation',
      },
      BEFORE_YOU_PAY,
    ],
    category: 'medical',
  },
  '/services/aesthetic-procedures': {
    title: 'Aesthetic Procedures',
    description: 'Aesthetic surgery and body contouring after weight loss, with care before and after.',
    introduction:
      'Skin does not always follow the weight. Surgery is planned once your weight has been steady, by a surgeon who knows your whole record, and with care until you are healed.',
    points: [
      'A consultation that says what is possible, what is not, and what it costs',
      'Seven procedures: arm lift, breast lift, tummy tuck, thigh lift, butt lift, liposuction or fat transfer, back lift',
      'A medical check and lab tests before any surgery',
      'Surgery only when your doctor and your surgeon both agree',
      'Dressings, check-ups and a recovery plan after it',
      'Training that comes back a step at a time',
    ],
    boxes: [
      {
        heading: 'Book a free consultation',
        text: 'About a surgery that belongs to a program. Ask first, decide later.',
        action: 'Book Free Consultation',
      },
      BEFORE_YOU_PAY,
    ],
    category: 'aesthetic',
  },
};
