import { describe, expect, it } from 'vitest';
import { practiceEdit, practiceOf, practiceRules } from '#src/features/profile/practice.ts';
import type { Practice } from '#src/features/profile/practice.ts';

const NOTHING = {
  specialization: null,
  license_number: null,
  license_issuer: null,
  license_expires_on: null,
  license_renews_on: null,
  experience_years: null,
  consultation_fee: null,
  consultation_fee_max: null,
  bio: null,
};
const shown = practiceOf({ ...NOTHING, specialization: 'Nutrition', experience_years: 0, consultation_fee: 4550 });

const problems = (change: Partial<Practice>, was = shown, status = 'approved'): string[] =>
  practiceRules(was, status)
    .safeParse({ ...was, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the practice of a provider', () => {
  it('is shown in dollars, and with nothing for what is not known', () => {
    expect(shown).toEqual({
      ...shown,
      experience_years: '0',
      consultation_fee: '45.5',
      consultation_fee_max: '',
      bio: '',
    });
  });

  it('is changed in what was typed into alone, to the cent, and emptied to nothing', () => {
    expect(practiceEdit(shown, shown)).toEqual({});
    const typed = { ...shown, specialization: ' ', consultation_fee: '19,99', bio: ' Ten years of it. ' };
    expect(practiceEdit(typed, shown)).toEqual({
      specialization: null,
      consultation_fee: 1999,
      bio: 'Ten years of it.',
    });
  });

  it('is kept with all of a fee whose thousands are set apart', () => {
    expect(practiceEdit({ ...shown, consultation_fee: '5,000' }, shown)).toEqual({ consultation_fee: 500_000 });
  });

  it.each<[Partial<Practice>, string[]]>([
    [{ consultation_fee: '', consultation_fee_max: '' }, []],
    [{ consultation_fee: '5000', consultation_fee_max: '25000' }, []],
    [{ consultation_fee: '25000', consultation_fee_max: '5000' }, ['consultation_fee_max: range']],
    [{ consultation_fee: '', consultation_fee_max: '5000' }, ['consultation_fee_max: range']],
    [{ consultation_fee: 'cheap' }, ['consultation_fee: money']],
    [{ consultation_fee: '-1' }, ['consultation_fee: money']],
    [{ experience_years: '2.5' }, ['experience_years: experience']],
    [{ experience_years: '81' }, ['experience_years: experience']],
    [{ bio: 'x'.repeat(5001) }, ['bio: long']],
    [{ license_number: ' MDCN/R/40127 ' }, []],
    [{ license_number: 'of the council' }, ['license_number: licence']],
    [{ license_number: '12' }, ['license_number: licence']],
    [{ license_number: 'RA-12; and more' }, ['license_number: licence']],
    [{ license_expires_on: '2027-12-31', license_renews_on: '2028-12-31' }, []],
    [{ license_expires_on: '2027-12-31', license_renews_on: '2027-12-31' }, ['license_renews_on: renewal']],
    [{ license_renews_on: 'soon' }, ['license_renews_on: day']],
    [{ license_expires_on: '0202-12-31' }, ['license_expires_on: day']],
    [{ license_renews_on: '2999-12-31' }, ['license_renews_on: day']],
  ])('typed as %j has the problems %j', (typed, expected) => {
    expect(problems(typed)).toEqual(expected);
  });

  it('is saved with a number from before there was a rule, and with a field that is not shown', () => {
    const was = { ...shown, license_number: 'of the council ', license_expires_on: '0202-01-01' };
    expect(problems({ bio: 'New' }, was)).toEqual([]);
    expect(problems({ license_number: 'of no council' }, was)).toEqual(['license_number: licence']);
    const left = { ...shown, license_expires_on: '2027-12-31', license_renews_on: '2027-12-31' };
    expect(problems({}, left, 'pending')).toEqual([]);
    expect(problems({}, left, 'suspended')).toEqual(['license_renews_on: renewal']);
  });
});
