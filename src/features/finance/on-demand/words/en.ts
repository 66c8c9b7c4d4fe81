export const words = {
  title: 'Disputes',
  help: 'A client’s bank wants a payment back. What is not answered in time is lost. The invoice and the sessions that took place are sent along.',
  failed: 'The disputes could not be read',
  none: 'No bank wants anything back.',
  due: (when: string) => `answer until ${when}`,
  held: (amount: string) => `${amount} held`,
  sessions: (days: string) => `took place: ${days}`,
  noSessions: 'no session took place',
  said: (answer: string) => `answered: ${answer}`,
  stands: {
    open: 'To answer',
    waits: 'Waits for a second person',
    answered: 'About to be sent',
    sent: 'With the bank',
  },
  acts: { contest: 'Contest', accept: 'Give in' },
  ask: {
    contest: (amount: string) => `Contest ${amount}?`,
    accept: (amount: string) => `Give ${amount} back?`,
  },
  will: {
    contest: 'The bank decides. Until then the money is held, and so is what its sessions earn.',
    accept: 'Once the gateway says so, it is credited, and what was not used of it is gone.',
  },
  reason: 'What the bank should know',
  missing: 'Say what happened: the bank reads it.',
  done: 'The answer is sent with the next round',
};
