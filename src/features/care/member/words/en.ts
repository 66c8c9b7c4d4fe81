import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  coming: 'Getting what is shown',
  failed: 'What is shown could not be read',
  sight: 'What this provider sees',
  never: 'Photos and papers only where they are named below. Your cycle is never shown to anybody.',
  withdrawn: 'You have withdrawn your records. Settings lets them be seen again.',
  grants: {
    title: 'Shown by you',
    none: 'No photo and no paper.',
    photos: (count: number) => counted(count, { one: 'One photo', other: `${count} photos` }),
    papers: (count: number) => counted(count, { one: 'One paper', other: `${count} papers` }),
    until: (what: string, day: string) => `${what}, until ${day}`,
    follow: 'The whole record on the provider’s devices',
    followHelp: 'For use without a network. It ends 30 days after it was last opened.',
    end: 'End',
    for: (act: string, what: string) => `${act}: ${what}`,
    ended: 'It is no longer shown',
    notEnded: 'Not ended',
  },
  views: {
    title: 'Looked lately',
    none: 'This provider has not opened your record.',
    looked: (part: string, day: string) => `${part}, ${day}`,
    parts: { record: 'The record', history: 'All of the record', photos: 'Photos', papers: 'Papers' },
  },
  message: 'Message',
  book: 'Book a session',
  leave: {
    act: 'End the care',
    ask: (name: string) => `End the care by ${name}?`,
    takes: (name: string) =>
      `${name} no longer sees your contact details and records. They leave the provider’s devices with the next sync, and what you showed by name ends for good.`,
    stays:
      'Appointments to come are not cancelled. Notes that were shared with you stay, and so does what was planned for you. Who was assigned to you is told that the care has ended; who saw you by appointments alone is told nothing.',
    keep: 'Keep as it is',
    done: 'The care has ended',
    doneHelp: 'It counts as soon as it has reached our server.',
    notSaved: 'Not ended',
  },
};
