import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { factsOf } from '#src/work/emergency/facts.ts';
import { MOST_BYTES, codeTextOf } from '#src/work/emergency/text.ts';
import { words } from '#src/work/emergency/words/en.ts';
import { aMedicine } from '../../support/medicines.ts';

const STAMP = { rev: '', updated_at: '', deleted: false, user_id: '', created_at: '' };
const CARD = {
  ...STAMP,
  id: '',
  blood_group: 'O+',
  genotype: 'AS',
  conditions: 'Asthma',
  allergies: null,
  helps: 'Inhaler in the front pocket',
  contact_name: 'Tunde',
  contact_phone: '+234 803 555 0142',
  contact_relation: 'brother',
  second_name: null,
  second_phone: null,
  second_relation: null,
} as const;
const TAKEN = { ...STAMP, id: '', supplied_at: null, ...aMedicine({ times: ['20:00', '08:00'] }) };

describe('the facts of a card', () => {
  it('have the medicines of their rows, whom to call, and say what nobody has said', () => {
    const facts = factsOf({ card: CARD, medicines: [TAKEN] }, words);
    const says = Object.fromEntries(facts.map((fact) => [fact.name, fact.says]));
    expect(says).toEqual({
      allergies: null,
      conditions: 'Asthma',
      medicines: 'Amlodipine, 5 mg – 08:00, 20:00',
      helps: 'Inhaler in the front pocket',
      blood: 'O+',
      genotype: 'AS',
      contact: 'Tunde (brother), +234 803 555 0142',
    });
    expect(facts.find(({ name }) => name === 'contact')?.phone).toBe('+234 803 555 0142');
  });

  it('are there before anything is filled in', () => {
    expect(factsOf({ card: null, medicines: [] }, words).map(({ says }) => says)).toEqual([
      null,
      null,
      'None on the list',
      null,
      null,
      null,
    ]);
  });
});

describe('the text of the code', () => {
  it('is plain, and whole where it fits', () => {
    const { text, isShortened } = codeTextOf('Emergency card: Ada', [
      { head: 'Medicines', says: 'Amlodipine\nMetformin' },
      { head: 'Blood group', says: 'O+' },
    ]);
    expect(text).toBe('Emergency card: Ada\nMedicines: Amlodipine; Metformin\nBlood group: O+');
    expect(isShortened).toBe(false);
  });

  it('never cuts a number to call', () => {
    const number = '+234 803 555 0142';
    const { text } = codeTextOf('Card', [
      { head: 'Conditions', says: 'ẹ̀dùn '.repeat(160) },
      { head: 'To call', says: `${'Olúwáṣeun '.repeat(9)}(husband), ${number}`, isWhole: true },
    ]);
    expect(text).toContain(number);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is shortened where it is long, and short lines stay whole', () => {
    const long = 'ẹ̀dùn '.repeat(160);
    const { text, isShortened } = codeTextOf('Card', [
      { head: 'Conditions', says: long },
      { head: 'Allergies', says: long },
      { head: 'Blood group', says: 'AB+' },
    ]);
    expect(isShortened).toBe(true);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MOST_BYTES);
    expect(text).toContain('Blood group: AB+');
    expect(text.match(/…/g)).toHaveLength(2);
    // Version 20 has 97 modules a side, about a third of a millimetre each on a phone.
    expect(encode(text, { ecc: 'L' }).version).toBeLessThanOrEqual(20);
  });
});
