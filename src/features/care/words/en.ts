export const words = {
  title: 'My care',
  description: 'Who cares for you, and what they wrote for you to read.',
  coming: 'Getting your care team',
  failed: 'Your care team could not be read',
  team: {
    title: 'My team',
    none: 'Nobody cares for you yet',
    noneHelp: 'Whoever you book a session with stands here.',
    book: 'Book a session',
    message: (name: string) => `Message ${name}`,
    sees: {
      trainer: 'Sees your workouts, water, goals and measurements.',
      nutritionist: 'Sees your meals, water, goals and measurements.',
      doctor: 'Sees your measurements, medicines, emergency card, records and laboratory results.',
      aesthetic_surgeon: 'Sees your measurements, medicines, emergency card, records and laboratory results.',
      lab_technician: 'Sees your laboratory orders.',
    },
    withdrawn: 'Sees nothing any more',
    next: (when: string) => `Next visit ${when}`,
    who: 'Who may see my records, and who looked',
  },
  notes: {
    title: 'Notes for me',
    none: 'Nobody has shared a note with you.',
    failed: 'The notes could not be read',
  },
};
