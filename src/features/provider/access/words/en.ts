import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  sees: 'What you see',
  kinds: {
    trainer: 'Workouts, water, goals and measurements, as far as the client shares them.',
    nutritionist: 'Meals, water, goals and measurements.',
    doctor: 'Measurements, medicines, emergency card and laboratory results.',
    aesthetic_surgeon: 'Measurements, medicines, emergency card and laboratory results.',
    lab_technician: 'Laboratory orders.',
  },
  never: 'Photos and papers only where they are named here. The cycle and the mood are never shown to anybody.',
  progress_photos: (count: number) => counted(count, { one: 'One photo', other: `${count} photos` }),
  health_records: (count: number) => counted(count, { one: 'One paper', other: `${count} papers` }),
  until: (purpose: string, day: string) => `${purpose}, until ${day}`,
  follow: 'The whole record on your devices',
  asked: (moment: string) => `Asked for ${moment}. It ends 30 days after you last opened the record.`,
  looked: 'When you looked',
  help: 'The client reads these lines, and nobody can take one back. Here are those of the last 7 days.',
  none: 'You have not looked in the last 7 days.',
  parts: {
    record: 'The record was opened',
    history: 'All of the record was taken along',
    photos: 'The photos were opened',
    papers: 'The papers were opened',
  },
};
