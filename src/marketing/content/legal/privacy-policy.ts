import { PRODUCT_NAME } from '#src/lib/product.ts';
import { SUPPORT } from '../company.ts';
import type { LegalDocument } from './document.ts';

export const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${PRODUCT_NAME} keeps about you, why, where, who can read it, and how you get it or have it deleted.`,
  introduction: `This policy says what ${PRODUCT_NAME} ("we") knows about you and what we do with it. Much of it is health data, which the Nigeria Data Protection Act 2023 protects specially. So do we.`,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['Only what you enter, what your providers record for you, and what the service needs to run.'],
      points: [
        'Account: your name, e-mail address, phone number and password. The password is stored only as a hash that we cannot read.',
        'Profile: age, weight, height, goal, health concerns and the centre you prefer.',
        'What you log: meals, water, workouts, sets, measurements, goals and photos you choose to add.',
        'Care: appointments, evaluations by your trainer, lab orders and results, notes of your providers.',
        'Payments: what you bought, your invoices, and when and by which way you paid. You type your card on the page of our payment partner, Paystack, and we never see it; if you let it renew your plan, we keep the last four digits, the last day and a reference of it until you take that back.',
        'Community: posts, comments and likes, which other clients can see.',
        'Agreements: which version of the texts you agreed to when you signed up, when, and in which language the form was.',
        'Devices: once a day each device on which you are signed in tells us the version of the app, how many of your changes it could not send yet and since when, and the codes with which our database refused some; neither what was in them nor of which kind they were.',
        'Providers also give their specialization, license number and experience.',
      ],
      closing: 'We use no advertising trackers, and no analytics by other companies run on our pages or in the app.',
    },
    {
      heading: 'Why we use it',
      paragraphs: ['We use your data for these purposes and no others.'],
      points: [
        'To give you the service: plans, appointments, results, messages and reminders.',
        'To keep you safe: so that a provider knows about conditions, medicines and allergies.',
        'To keep the service running and secure, and to see whether what you enter arrives.',
        'To meet duties that the law puts on health services.',
      ],
      closing:
        'The legal ground for health data is your explicit consent, given when you make an account, and the provision of care by professionals bound to secrecy. You can withdraw consent at any time by deleting your account.',
    },
    {
      heading: 'Where it is kept',
      paragraphs: [
        'The app works without a network because a copy of your data lives on your device. It is sent over an encrypted connection to our database when there is a network, and other devices you sign in on receive it from there.',
        'Signing out removes the copy from that device. If some of it was not sent yet, you are asked first what should happen to it. Anybody who can unlock your device while you are signed in can read what is on it, so keep it locked.',
      ],
    },
    {
      heading: 'Who can read it',
      paragraphs: ['Rules in the database, and not only in the app, decide who can read a record.'],
      points: [
        'You read everything that is yours.',
        'A provider reads what concerns the clients in their care, and only while they care for them.',
        'Other clients see your name on what you post, and the parts of your profile that your privacy settings allow.',
        'Administrators see what they need to run the service.',
      ],
      closing:
        'We do not sell your data. Companies that host our database and send our e-mail process it for us, under contract, and may not use it for anything else. Our payment partner gets your e-mail address and the amount when you pay, and keeps a record of its own, as the law asks of payment services. We hand data to authorities only when a law or a court obliges us to.',
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'As long as you have an account, unless it is named in the next paragraph. When you delete it, your records are removed from our database, except those that the law tells health services to keep, such as surgical and laboratory records, which are then locked away from everyday use.',
        'Some things go earlier, by their age: what a device last told of itself after 30 days, counts of how often something was done in a day after a week, codes with which a provider begins a care 30 days after they end, and notes of the mails and notifications that we sent you after 90 days.',
        'Invoices, credit notes and payments stay in our books too: Nigerian company law wants business records kept for six years. They lose the link to your account and carry no name, no e-mail address and no card. What is on its way back to you is still sent.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under Nigerian law you may, at any time and without a fee:'],
      points: [
        'see what we hold about you; most of it is in the app already',
        'download a copy from Settings, in a form other programs can read',
        'correct what is wrong',
        'have your account and its data deleted, also from Settings',
        'object to a use, or limit it',
        'complain to the Nigeria Data Protection Commission',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: [
        'We store what the app needs to work and nothing else: your session, your data for use without a network, your settings, and one cookie that remembers for 7 days whether the side menu is open. None of it follows you to other sites.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The service is for people of 18 years and older. We delete accounts of younger people when we learn of them.',
      ],
    },
    {
      heading: 'When something goes wrong',
      paragraphs: [
        'If your data is ever exposed in a way that puts you at risk, we tell you and the Nigeria Data Protection Commission within 72 hours of knowing it, and what we are doing about it.',
      ],
    },
    {
      heading: 'Changes, and how to reach us',
      paragraphs: [
        'When this policy changes, the date at the top changes, and for anything important you are told in the app before it takes effect.',
        `Questions about your data: ${SUPPORT.email}, ${SUPPORT.phone}, ${SUPPORT.address}. We reply within ${SUPPORT.replyTime}.`,
      ],
    },
  ],
};
