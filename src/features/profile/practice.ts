import * as z from 'zod/mini';
import { numberIn } from '#src/lib/numbers.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';

// What clients see of a provider before they book: typed as text, stored by column.

const CENTS = 100;
const MOST_DOLLARS = 1_000_000;

const FIELDS = [
  'specialization',
  'license_number',
  'experience_years',
  'consultation_fee',
  'consultation_fee_max',
  'bio',
] as const;

export type Practice = Record<(typeof FIELDS)[number], string>;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'long'));

const figure = (problem: string, isRight: (figure: number) => boolean) =>
  z.string().check(
    z.refine((typed) => {
      const value = numberIn(typed);
      return value === null || isRight(value);
    }, problem),
  );

const dollars = figure('money', (fee) => fee >= 0 && fee <= MOST_DOLLARS);

/** The upper end of a range needs a lower one below it. */
const isRange = ({ consultation_fee, consultation_fee_max }: Practice): boolean => {
  const [fee, most] = [numberIn(consultation_fee), numberIn(consultation_fee_max)];
  return most === null || (fee !== null && most >= fee);
};

export const practiceRules = z
  .object({
    specialization: text(200),
    license_number: text(100),
    experience_years: figure('experience', (years) => Number.isInteger(years) && years >= 0 && years <= 80),
    consultation_fee: dollars,
    consultation_fee_max: dollars,
    bio: text(5000),
  })
  .check(z.refine(isRange, { error: 'range', path: ['consultation_fee_max'] }));

type Known = Pick<Profile, keyof Practice>;

const inDollars = (cents: number | null): string => (cents === null ? '' : String(cents / CENTS));

export const practiceOf = (profile: Known): Practice => ({
  specialization: profile.specialization ?? '',
  license_number: profile.license_number ?? '',
  experience_years: profile.experience_years === null ? '' : String(profile.experience_years),
  consultation_fee: inDollars(profile.consultation_fee),
  consultation_fee_max: inDollars(profile.consultation_fee_max),
  bio: profile.bio ?? '',
});

const inCents = (typed: string): number | null => {
  const fee = numberIn(typed);
  return fee === null ? null : Math.round(fee * CENTS);
};

/** Only edited fields: another device may have changed the rest. Empty means none. */
export function practiceEdit(typed: Practice, shown: Practice): ProfileEdit {
  const edit: ProfileEdit = {
    specialization: typed.specialization.trim() || null,
    license_number: typed.license_number.trim() || null,
    experience_years: numberIn(typed.experience_years),
    consultation_fee: inCents(typed.consultation_fee),
    consultation_fee_max: inCents(typed.consultation_fee_max),
    bio: typed.bio.trim() || null,
  };
  const changed = new Set<string>(FIELDS.filter((name) => typed[name] !== shown[name]));
  return Object.fromEntries(Object.entries(edit).filter(([name]) => changed.has(name)));
}
