export interface Wording {
  subject: string;
  heading: string;
  before: string[];
  button?: string;
  after: string[];
}

/** What a new password did to them; `kept` are for the reader to look at. */
export type Passkeys = 'none' | 'kept' | 'removed';

export interface Words {
  code: (code: string) => string;
  linkLife: string;
  signup: (product: string) => Wording;
  recovery: (product: string) => Wording;
  email_change_current: (product: string, newEmail: string) => Wording;
  email_change_new: (product: string, oldEmail: string) => Wording;
  password_changed: (product: string, passkeys: Passkeys) => Wording;
  passkey_added: (product: string) => Wording;
  passkey_removed: (product: string) => Wording;
}
