import type { Words } from './wording.ts';

export const words: Words = {
  code: (code) => `If you are asked for a code, it is ${code}.`,
  linkLife: 'The link works once and for one hour.',
  signup: (product) => ({
    subject: `Confirm your ${product} account`,
    heading: `Welcome to ${product}`,
    before: ['Thank you for signing up. Please confirm that this address is yours, and your account is ready.'],
    button: 'Confirm my address',
    after: ['If you did not sign up, you can ignore this mail: the account stays closed until you confirm it.'],
  }),
  recovery: (product) => ({
    subject: `Reset your ${product} password`,
    heading: 'Reset your password',
    before: [`Somebody asked for a new password for your ${product} account. If it was you, choose one here.`],
    button: 'Choose a new password',
    after: ['If it was not you, you can ignore this mail: your password stays as it is.'],
  }),
  email_change_current: (product, newEmail) => ({
    subject: `Confirm the change of your ${product} address`,
    heading: 'Your address is about to change',
    before: [
      `Your ${product} account is to move from this address to ${newEmail}.`,
      'Please confirm here that you want this. The new address has to confirm it too, with the mail we sent there.',
    ],
    button: 'Confirm the change',
    after: ['If you did not ask for this, do not confirm it, and change your password: somebody may know it.'],
  }),
  email_change_new: (product, oldEmail) => ({
    subject: `Confirm your new ${product} address`,
    heading: 'Confirm your new address',
    before: [
      `The ${product} account of ${oldEmail} is to move to this address.`,
      'Please confirm here that it is yours. The old address has to confirm the change too.',
    ],
    button: 'Confirm my new address',
    after: ['If you did not ask for this, you can ignore this mail and nothing will happen.'],
  }),
  password_changed: (product) => ({
    subject: `Your ${product} password was changed`,
    heading: 'Your password was changed',
    before: [`The password of your ${product} account was just changed, and your other devices were signed out.`],
    after: ['If it was not you, ask for a new password on the sign-in page at once.'],
  }),
  passkey_added: (product) => ({
    subject: `A passkey was added to your ${product} account`,
    heading: 'A passkey was added',
    before: [`Whoever has the device it is on can now sign in to your ${product} account with it.`],
    after: [
      'If it was not you, remove the passkey in the settings under Security & Password, and change your password.',
    ],
  }),
};
