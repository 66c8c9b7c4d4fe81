import { describe, expect, it } from 'vitest';
import { inUnit, unitsOf, withPoint } from '#src/work/lab/units.ts';

const inOther = (code: string, value: string, from: string, to: string): string => inUnit(code, value, from, to).text;

describe('a result in another unit', () => {
  // Worked by hand from the molar masses, and as laboratories print both.
  it.each([
    ['GLU', '90', 'mg/dL', 'mmol/L', '5.0'],
    ['GLU', '126', 'mg/dL', 'mmol/L', '7.0'],
    ['GLU', '11.1', 'mmol/L', 'mg/dL', '200'],
    ['CHOL', '200', 'mg/dL', 'mmol/L', '5.17'],
    ['LDL', '100', 'mg/dL', 'mmol/L', '2.59'],
    ['HDL', '40', 'mg/dL', 'mmol/L', '1.03'],
    ['TG', '150', 'mg/dL', 'mmol/L', '1.69'],
    ['CREAT', '1.0', 'mg/dL', 'µmol/L', '88'],
    ['CREAT', '115', 'µmol/L', 'mg/dL', '1.30'],
    ['BUN', '20', 'mg/dL', 'mmol/L', '7.1'],
    ['URIC', '7.0', 'mg/dL', 'µmol/L', '416'],
    ['CA', '10.0', 'mg/dL', 'mmol/L', '2.50'],
    ['TBIL', '1.2', 'mg/dL', 'µmol/L', '21'],
    ['HBA1C', '6.5', '%', 'mmol/mol', '48'],
    ['HBA1C', '7.0', '%', 'mmol/mol', '53'],
    ['HBA1C', '48', 'mmol/mol', '%', '6.5'],
    ['HGB', '13.5', 'g/dL', 'g/L', '135'],
    ['VITD', '30', 'ng/mL', 'nmol/L', '75'],
    ['FERR', '15', 'ng/mL', 'µg/L', '15'],
  ])('%s %s %s is in %s %s', (code, value, from, to, expected) => {
    expect(inOther(code, value, from, to)).toBe(expected);
  });

  it('keeps the sign of what is beyond a limit, and both ends of a range', () => {
    expect(inOther('GLU', '<70', 'mg/dL', 'mmol/L')).toBe('<3.9');
    expect(inOther('GLU', '70 - 99', 'mg/dL', 'mmol/L')).toBe('3.9 – 5.5');
    expect(inOther('GLU', '3.9–5.5', 'mmol/L', 'mg/dL')).toBe('70 – 99');
  });

  it.each([
    ['said in words', 'GLU', 'not enough blood', 'mg/dL', 'mmol/L'],
    ['in a unit that is not of the analyte', 'GLU', '90', 'g/L', 'mmol/L'],
    ['wanted in one that is not', 'GLU', '90', 'mg/dL', 'µmol/L'],
    ['of an analyte without another', 'TSH', '2.1', 'mIU/L', 'mmol/L'],
    ['without a unit', 'GLU', '90', null, 'mmol/L'],
  ])('stays as it is where it is %s', (_, code, value, from, to) => {
    expect(inUnit(code, value, from, to)).toEqual({ text: value, unit: from });
  });

  it('comes back as it was', () => {
    for (const code of ['GLU', 'CHOL', 'CREAT', 'HBA1C', 'HGB']) {
      const [one = '', other = ''] = unitsOf(code);
      for (const value of ['5', '12', '140']) {
        const there = inOther(code, value, one, other);
        expect(Math.abs(Number(inOther(code, there, other, one)) - Number(value))).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('a decimal comma', () => {
  it.each([
    ['5,4', '5.4'],
    ['<0,5', '<0.5'],
    ['0,125', '0.125'],
    ['-1,25', '-1.25'],
    ['3,9 - 5,5', '3.9 - 5.5'],
    ['3,9–5,5', '3.9–5.5'],
    ['12', '12'],
    ['5.4', '5.4'],
  ])('is a point: %s', (text, expected) => expect(withPoint(text)).toBe(expected));

  it.each([
    // Thousands, as English writes them, or three decimals: nobody can tell.
    '250,000',
    '4,000 - 11,000',
    '1,234,567',
    'A, B',
    'group 1,2',
    '1.234,5',
  ])('stays where it may be something else: %s', (text) => expect(withPoint(text)).toBe(text));
});
