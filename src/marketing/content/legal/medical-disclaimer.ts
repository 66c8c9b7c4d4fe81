import { PRODUCT_NAME } from '#src/lib/product.ts';
import { EMERGENCY_NUMBER, SUPPORT } from '../company.ts';
import type { LegalDocument } from './document.ts';

export const MEDICAL_DISCLAIMER: LegalDocument = {
  title: 'Medical Disclaimer',
  description: `What ${PRODUCT_NAME} can tell you and what only a doctor can: before you start, when to stop, and when to call for help.`,
  introduction: `The content of ${PRODUCT_NAME} is for education only and is not medical advice. It does not replace an examination, a diagnosis or treatment by a doctor who knows you. Never wait to see a doctor because of something you read here.`,
  sections: [
    {
      heading: 'Before you start',
      paragraphs: ['Talk to a doctor before you begin any training, diet or procedure, and above all if you:'],
      points: [
        'are older than 40, or have not trained for a long time',
        'take medicines every day',
        'are pregnant, breastfeeding, or gave birth in the last six months',
        'had surgery or an injury in the last twelve months',
        'have ever been told by a doctor to be careful with exercise or food',
      ],
    },
    {
      heading: 'When a program may not be right for you',
      paragraphs: ['Do not follow a program without the written agreement of a doctor if you have:'],
      points: [
        'heart disease, chest pain, or an irregular heartbeat',
        'high blood pressure that is not under control',
        'diabetes, or low blood sugar',
        'sickle cell disease, or a disorder of bleeding or clotting',
        'asthma or another disease of the lungs',
        'kidney or liver disease',
        'epilepsy or fainting spells',
        'an eating disorder, now or in the past',
      ],
    },
    {
      heading: `When to stop and call ${EMERGENCY_NUMBER}`,
      paragraphs: [`Stop at once, and call ${EMERGENCY_NUMBER} or go to the nearest hospital, if you notice:`],
      points: [
        'pain or pressure in the chest, the arm, the neck or the jaw',
        'trouble breathing that does not pass with rest',
        'fainting, confusion or a sudden bad headache',
        'weakness on one side, a drooping face or trouble speaking',
        'a very fast or irregular heartbeat',
        'after surgery: heavy bleeding, fever, or pain and swelling in one leg',
      ],
      closing: 'The app and our support are not for emergencies.',
    },
    {
      heading: 'The risk you take',
      paragraphs: [
        'Exercise, changes of diet and surgery carry risks, of injury and in rare cases of death. By using the service you acknowledge these risks and take part of your own will. You agree to tell us the truth about your health, to follow the safety advice you are given, and to stop when your body tells you to.',
      ],
    },
    {
      heading: 'Results vary',
      paragraphs: [
        'What one person achieves says little about another. Individual results vary with age, health, genes, effort and time. Figures that the app estimates, such as calories burned, are estimates and say so.',
      ],
    },
    {
      heading: 'Trainers are not doctors',
      paragraphs: [
        'Trainers and nutritionists do not diagnose, do not treat and do not prescribe. What they write in an evaluation is coaching. Medical questions go to a doctor, and our doctors can be booked in the app.',
      ],
    },
    {
      heading: 'Lab results',
      paragraphs: [
        'A value outside its normal range is not a diagnosis, and one inside it is no proof of health. Discuss your results with a doctor before you change a medicine, a diet or a plan.',
      ],
    },
    {
      heading: 'Changes, and how to reach us',
      paragraphs: [
        'This disclaimer may change. The date at the top says when it last did.',
        `Questions: ${SUPPORT.email}, ${SUPPORT.phone}, ${SUPPORT.address}.`,
      ],
    },
  ],
};
