import * as z from 'zod/mini';
import { isDay } from '#src/lib/days.ts';
import { isLicenceNumber } from '#src/lib/licences.ts';
import { numberIn } from '#src/lib/numbers.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';

// What clients see of a provider before they book: typed as text, stored by column.

const CENTS = 100;
const MOST_DOLLARS = 1_000_000;

const FIELDS = [
  'specialization',
  'license_number',
  'license_issuer',
  'license_expires_on',
  'license_renews_on',
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

// The columns take no other.
const isLicenceDay = (typed: string): boolean => isDay(typed) && typed >= '1900-01-01' && typed <= '2100-01-01';

/** Empty, as it was, or right: what was stated before there was a rule keeps nobody from saving the rest. */
const unless = (was: string, isRight: (typed: string) => boolean, problem: string) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || typed === was.trim() || isRight(typed), problem),
  );

/** Whether the office has looked at it, and it stands. */
export const isCheckedAs = (status: string): boolean => status === 'approved' || status === 'suspended';

/** A new day goes beyond the one on file. */
const isRenewal = ({ license_expires_on, license_renews_on }: Practice): boolean =>
  license_renews_on === '' || license_renews_on > license_expires_on;

/** The upper end of a range needs a lower one below it. */
const isRange = ({ consultation_fee, consultation_fee_max }: Practice): boolean => {
  const [fee, most] = [numberIn(consultation_fee), numberIn(consultation_fee_max)];
  return most === null || (fee !== null && most >= fee);
};

export const practiceRules = (shown: Practice, status: string) =>
  z
    .object({
      specialization: text(200),
      license_number: unless(shown.license_number, isLicenceNumber, 'licence'),
      license_issuer: text(100),
      license_expires_on: unless(shown.license_expires_on, isLicenceDay, 'day'),
      license_renews_on: unless(shown.license_renews_on, isLicenceDay, 'day'),
      experience_years: figure('experience', (years) => Number.isInteger(years) && years >= 0 && years <= 80),
      consultation_fee: dollars,
      consultation_fee_max: dollars,
      bio: text(5000),
    })
    .check(
      z.refine(isRange, { error: 'range', path: ['consultation_fee_max'] }),
      // The field is shown to nobody else.
      z.refine((typed) => !isCheckedAs(status) || isRenewal(typed), { error: 'renewal', path: ['license_renews_on'] }),
    );

type Known = Pick<Profile, keyof Practice>;

const inDollars = (cents: number | null): string => (cents === null ? '' : String(cents / CENTS));

export const practiceOf = (profile: Known): Practice => ({
  specialization: profile.specialization ?? '',
  license_number: profile.license_number ?? '',
  license_issuer: profile.license_issuer ?? '',
  license_expires_on: profile.license_expires_on ?? '',
  license_renews_on: profile.license_renews_on ?? '',
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
    license_issuer: typed.license_issuer.trim() || null,
    license_expires_on: typed.license_expires_on || null,
    license_renews_on: typed.license_renews_on || null,
    experience_years: numberIn(typed.experience_years),
    consultation_fee: inCents(typed.consultation_fee),
    consultation_fee_max: inCents(typed.consultation_fee_max),
    bio: typed.bio.trim() || null,
  };
  const changed = new Set<string>(FIELDS.filter((name) => typed[name] !== shown[name]));
  return Object.fromEntries(Object.entries(edit).filter(([name]) => changed.has(name)));
}
