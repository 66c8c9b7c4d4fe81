import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveFact, signFact } from '#sync/actions/care-facts.ts';
import { saveCard } from '#sync/actions/emergency-cards.ts';
import type { CardDraft } from '#sync/actions/emergency-cards.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { addMedicine } from '#sync/actions/medicines.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { healthOf } from '#src/work/handover/queries.ts';
import { did } from '../../support/did.ts';
import { aMedicine } from '../../support/medicines.ts';

const ME = randomUUID();
const TODAY = '2026-03-02';
const created_at = '2026-01-01T00:00:00Z';

const CARD: CardDraft = {
  blood_group: null,
  genotype: null,
  conditions: null,
  allergies: null,
  helps: null,
  contact_name: null,
  contact_phone: null,
  contact_relation: null,
  second_name: null,
  second_phone: null,
  second_relation: null,
};

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  const profile = { id: ME, user_id: ME, rev: ME, updated_at: created_at, deleted: false, created_at };
  await db.rows(profiles).put({ ...profile, health_concerns: 'Asthma', weight: null });
});
afterEach(() => db.close());

const said = async () => (await healthOf(db, ME, { most: 1, today: TODAY }))?.said;

describe('a summary', () => {
  it('has what the emergency card says, and of medicines those of the day', async () => {
    await did(
      db,
      saveCard(ME, { ...CARD, conditions: 'Sickle cell trait\nAsthma', allergies: ' Penicillin \n\nNuts' }),
    );
    await did(db, addMedicine(ME, aMedicine()));
    await did(db, addMedicine(ME, aMedicine({ name: 'Over', ends_on: '2026-03-01' })));
    await did(db, addMedicine(ME, aMedicine({ name: 'To come', starts_on: '2026-03-03' })));
    expect(await said()).toEqual({
      problems: [{ text: 'Asthma' }, { text: 'Sickle cell trait' }],
      allergies: [{ text: 'Penicillin' }, { text: 'Nuts' }],
      medicines: [{ id: expect.any(String), text: 'Amlodipine', dose: '5 mg', since: '2026-01-01' }],
    });
  });

  it('has what doctors signed before one’s own words, without what is resolved', async () => {
    await did(db, saveCard(ME, { ...CARD, conditions: 'Sickle cell trait', allergies: 'None known' }));
    const by = { user_id: ME, since: null, signed_by_id: ME, signed_by: 'Dr Nwosu' };
    const plain = { reaction: null, severity: null, code: null };
    await did(db, signFact({ ...by, ...plain, kind: 'problem', name: 'asthma', code: 'J45' }));
    const over = await did(db, signFact({ ...by, ...plain, kind: 'problem', name: 'Malaria' }));
    await did(db, resolveFact(over, TODAY, 'Dr Nwosu'));
    await did(db, signFact({ ...by, ...plain, kind: 'allergy', name: 'Penicillin', reaction: 'Rash' }));
    expect(await said()).toMatchObject({
      problems: [{ text: 'asthma', icd: 'J45', isSigned: true }, { text: 'Sickle cell trait' }],
      allergies: [{ text: 'Penicillin', reaction: 'Rash' }],
    });
  });

  it.each(['none', 'None.', 'keine', 'Aucune', 'ninguna'])(
    'takes “%s” for none, and not for an allergy',
    async (none) => {
      await did(db, saveCard(ME, { ...CARD, allergies: none }));
      expect((await said())?.allergies).toEqual([]);
      await did(db, saveCard(ME, { ...CARD, allergies: `${none}\nNuts` }));
      expect((await said())?.allergies).toEqual([{ text: 'Nuts' }]);
    },
  );

  it('has the newest whole pressure, where half a one came after it', async () => {
    const at = (hour: number) => `2026-03-01T0${hour}:00:00.000Z`;
    const half = (kind: 'systolic' | 'diastolic', hour: number, value: number) =>
      ({ user_id: ME, kind, value, measured_at: at(hour) }) as const;
    await did(db, logMeasurements([half('systolic', 7, 130), half('diastolic', 7, 85), half('systolic', 8, 140)]));
    const found = (await healthOf(db, ME, { most: 1, today: TODAY }))?.measurements;
    expect(found?.map((row) => row.value)).toEqual(expect.arrayContaining([130, 85]));
    expect(found).toHaveLength(2);
  });

  it('does not take for none what nobody said', async () => {
    await did(db, saveCard(ME, { ...CARD, conditions: ' ', allergies: '' }));
    await did(db, addMedicine(ME, aMedicine({ ends_on: '2026-03-01' })));
    expect(await said()).toEqual({ problems: [{ text: 'Asthma' }], allergies: null, medicines: null });
  });
});
