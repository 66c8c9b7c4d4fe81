import { PRODUCT_NAME } from '#src/lib/product.ts';
import { EMERGENCY_NUMBER, SUPPORT } from '../company.ts';
import type { LegalDocument } from './document.ts';

export const TERMS_OF_SERVICE: LegalDocument = {
  title: 'Terms of Service',
  description: `The agreement between you and ${PRODUCT_NAME}: accounts, programs, prices, cancelling, and what each side owes the other.`,
  introduction: `These terms are the agreement between you and ${PRODUCT_NAME} ("we"). By making an account you accept them. Please read the Medical Disclaimer and the Privacy Policy too; they belong to this agreement.`,
  sections: [
    {
      heading: 'Who may use the service',
      paragraphs: [
        'You must be 18 years or older and able to make a contract under Nigerian law. Providers must hold a valid license for what they practise, and see clients only after we have checked it.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: ['One person, one account.'],
      points: [
        'Give true information, above all about your health. Your safety depends on it.',
        'Keep your password to yourself, and turn on the second factor if you share a device.',
        'Tell us at once if you think that somebody else has used your account.',
      ],
    },
    {
      heading: 'What we provide',
      paragraphs: [
        'Weight-loss, fitness and nutrition coaching, medical consultations, laboratory tests and aesthetic surgery, at our centres and through the app. The app keeps working without a network. What you book without one is a request until we have confirmed it.',
        `The app is not an emergency service. In an emergency call ${EMERGENCY_NUMBER} or go to the nearest hospital.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices on our pages are in Nigerian naira. You pay upfront, in monthly parts where the offer has them, or by a loan that you agree with a lender. The terms of a loan are between you and the lender, and you see its full cost before you sign.',
        'Parts are no loan: the first is paid on the day you start, each other before the month it is for, without interest or fees. If you do not pay a part, we may hold back the months that are not paid for. What you have paid for, your records and your account stay yours.',
        'The price of a program is the one shown on the day you start it, which is the day of your first payment. A later change does not touch a program that has begun, nor the parts that are left of it. If an offer changes after you chose it and before you pay, you are told, and decide again.',
        'What you pay beyond what is owed goes back the way it came. If another amount comes in than was asked for, we check it and tell you what becomes of it.',
      ],
    },
    {
      heading: 'Appointments',
      paragraphs: [
        'You can move or cancel an appointment in the app up to 24 hours before it without a charge. Later than that, or if you do not come, the session may count as used. If we have to cancel, you choose a new time or get your money back.',
      ],
    },
    {
      heading: 'Stopping a program',
      paragraphs: [
        'Within 7 days of your first payment, and before the first session, you can stop a program and get all of your money back. After that we return the part of the price for services you have not had.',
        'A surgery that a doctor or a surgeon advises against is not done. You then get its part of the price back, or use it for another service.',
      ],
    },
    {
      heading: 'Surgery',
      paragraphs: [
        'Being in a program is not a promise of surgery. Each procedure needs a medical check, lab tests, your written consent to that procedure, and the agreement of your doctor and your surgeon. Procedures beyond those included in your program are discounted.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: ['In the community and with our staff, please do not:'],
      points: [
        'insult, threaten or harass anybody',
        'post photos or facts about other people without their consent',
        'sell or recommend medicines, or give medical advice as if you were a doctor',
        'try to reach records that are not yours, or disturb the service for others',
      ],
      closing: 'We may remove such posts, and close an account after a warning, or at once when somebody is in danger.',
    },
    {
      heading: 'What is yours and what is ours',
      paragraphs: [
        'What you enter stays yours. You allow us to store it and show it to the people the Privacy Policy names, because the service cannot work otherwise. The app, its texts and its plans are ours; use them for yourself and do not resell them.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We provide the service with the care that the law and the professions demand, and answer for harm that we cause by neglect. Nothing in these terms limits that. We do not promise a particular result, and do not answer for harm that comes from false information or from advice that you did not follow.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'You can delete your account in Settings at any time. We may end the agreement with 30 days of notice, and then return the part of the price for services you have not had.',
      ],
    },
    {
      heading: 'Law and disputes',
      paragraphs: [
        'Nigerian law applies. Please talk to us first; most things are settled in a day. What we cannot settle goes to the courts of Lagos State, and your rights as a consumer under the Federal Competition and Consumer Protection Act stay as they are.',
      ],
    },
    {
      heading: 'Changes, and how to reach us',
      paragraphs: [
        'When these terms change, the date at the top changes. You are told in the app at least 30 days before a change takes effect, and can leave if you do not agree.',
        `Questions: ${SUPPORT.email}, ${SUPPORT.phone}, ${SUPPORT.address}.`,
      ],
    },
  ],
};
