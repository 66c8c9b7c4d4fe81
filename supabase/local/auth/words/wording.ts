export interface Wording {
  subject: string;
  heading: string;
  before: string[];
  button?: string;
  after: string[];
}

export interface Words {
  code: (code: string) => string;
  linkLife: string;
  signup: (product: string) => Wording;
  recovery: (product: string) => Wording;
  email_change_current: (product: string, newEmail: string) => Wording;
  email_change_new: (product: string, oldEmail: string) => Wording;
  password_changed: (product: string) => Wording;
  passkey_added: (product: string) => Wording;
}
