import type { ProviderType } from './roles.ts';

// The same rules as private.council_of and private.licence_problem, so that a provider hears of them before the office does.

const COUNCILS: Partial<Record<ProviderType, string>> = {
  doctor: 'MDCN',
  aesthetic_surgeon: 'MDCN',
  lab_technician: 'MLSCN',
};

/** Who by law issues the yearly licence of this kind of provider in Nigeria; nobody for trainers and nutritionists. */
export const councilOf = (role: string): string | undefined => COUNCILS[role as ProviderType];

/** No council says of what form its numbers are: this refuses a name, a sentence and an empty word. */
export const isLicenceNumber = (typed: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/.test(typed) && /\d/.test(typed);
