import { PRODUCT_NAME } from '#src/lib/product.ts';
import { SUPPORT } from './company.ts';
import { priceInWords } from './prices.ts';
import { PROGRAMS } from './programs.ts';

interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: Question[];
}

const inNaira = (program: (typeof PROGRAMS)[number]): string => `${program.title} ${priceInWords(program)}`;

export const QUESTIONS: QuestionGroup[] = [
  {
    title: 'Programs',
    questions: [
      {
        question: 'Which program is right for me?',
        answer:
          'If you want to train and eat better without surgery, start with Fitness Foundation. Bronze, Silver and Gold add one, two and three surgeries. After a surgery, choose Post-Surgery Support. A free consultation helps you to decide.',
      },
      { question: 'What do the programs cost?', answer: `${PROGRAMS.map(inNaira).join(', ')}.` },
      {
        question: 'How long does a program take?',
        answer:
          'Fitness Foundation takes 6-9 months, Bronze 6-9 months plus surgery, and Post-Surgery Support 24 weeks. For Silver and Gold your doctor and your surgeon set the length with you, because each surgery needs time to heal.',
      },
      {
        question: 'Can I change to another program?',
        answer: 'Yes, at any monthly review. What you have paid counts towards the new program.',
      },
      {
        question: 'Can I add a surgery that my program does not include?',
        answer:
          'Yes. Procedures beyond those included are discounted. Your surgeon tells you the rate at your consultation.',
      },
      {
        question: 'Do I need a medical check first?',
        answer:
          'Yes. A doctor sees you before any program starts, and again before any surgery. If something is not safe for you, we say so.',
      },
      {
        question: 'Can I train at home?',
        answer:
          'Yes. Your trainer plans for what you have, and you can meet by video. Some visits must be at a centre.',
      },
    ],
  },
  {
    title: 'Account and billing',
    questions: [
      {
        question: 'How do I make an account?',
        answer:
          'Choose Get Started, enter your name, e-mail and a password of at least 6 characters, and accept the three agreements. Then open the link in the e-mail we send you.',
      },
      {
        question: 'I forgot my password. What now?',
        answer:
          'Choose Forgot your password on the sign-in page and enter your e-mail. We send you a link to set a new one. Look in the spam folder if it does not come.',
      },
      {
        question: 'Does the app work without a network?',
        answer:
          'Yes. What you log is kept on your phone at once and sent when the network comes back. The app shows you what is still waiting.',
      },
      {
        question: 'How can I pay?',
        answer:
          'Upfront, in monthly parts where a program has them, or by a loan. You see the full cost of a loan before you agree to it.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'All of it within 7 days of paying, before your first session. Later, the part for services you have not had. The Terms of Service say it in full.',
      },
      {
        question: 'How do I move or cancel an appointment?',
        answer:
          'Open Schedule and choose Reschedule, up to 24 hours before without a charge. Without a network your change is a request until we confirm it.',
      },
      {
        question: 'Who can see my health data?',
        answer:
          'You, and the providers who care for you. Other clients never see it. The Privacy Policy has the details.',
      },
      {
        question: 'How do I get a copy of my data, or delete my account?',
        answer: `Both are in Settings, under data and account management. You do not need to write to ${PRODUCT_NAME} for either.`,
      },
      {
        question: 'How fast does support reply?',
        answer: `Within ${SUPPORT.replyTime}. If it is urgent, call ${SUPPORT.phone}.`,
      },
    ],
  },
];
