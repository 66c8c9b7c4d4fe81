export const words = {
  title: 'Loans',
  help: 'A lender pays the house for a client. Until the days of withdrawal are over nothing of it is entered, and a second person books it. The client owes the lender.',
  failed: 'The loans could not be read',
  none: 'No loan is signed.',
  signed: (day: string) => `signed ${day}`,
  stands: {
    early: (day: string) => `May be taken back; paid from ${day}`,
    due: 'The lender has to pay',
    waits: 'Waits for a second person',
    paid_out: 'Paid out',
  },
  acts: { enter: 'It was paid', refused: 'The lender refuses', closed: 'Paid back' },
  asks: {
    enter: (lender: string, amount: string) => `Did ${lender} pay ${amount}?`,
    refused: (lender: string, amount: string) => `Does ${lender} refuse to pay ${amount}?`,
    closed: (lender: string, amount: string) => `Were ${amount} paid back to ${lender}?`,
  },
  will: {
    enter: 'A second person compares it with the account and books it. Then the invoice is paid.',
    refused: 'The client is told, owes the lender nothing, and can pay in another way.',
    closed: 'As the lender says. The client is told.',
  },
  reason: 'Reference of the bank, or what the lender says',
  missing: 'Say what proves it: it is kept.',
  done: {
    enter: 'Entered. A second person has to book it.',
    refused: 'The client is told',
    closed: 'The loan is closed',
  },
};
