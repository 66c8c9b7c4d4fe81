export const words = {
  title: (name: string) => `Where is ${name} paid?`,
  help: 'Compare it with what was written and with the person. Nothing is paid to it for three days, and then by two people.',
  bank: 'Bank',
  number: 'Account number',
  holder: 'Name of the account',
  proof: 'What proves it',
  missing: 'Say what proves it: it is kept.',
  act: 'Enter',
  done: 'The account is entered',
  wanted: 'It is the provider’s own account that this replaces: a second person has to enter the same',
  wrong: { bank: 'Say which bank.', number: 'It has ten digits.', holder: 'The name as the bank has it.' },
};
