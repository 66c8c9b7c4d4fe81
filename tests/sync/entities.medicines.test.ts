import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { saveCard } from '#sync/actions/emergency-cards.ts';
import { reopenDose, skipDose, takeDose } from '#sync/actions/medicine-doses.ts';
import { addMedicine, editMedicine, refillMedicine, removeMedicine, restoreMedicine } from '#sync/actions/medicines.ts';
import { cardOf } from '#sync/queries/emergency-cards.ts';
import { dosesBetween } from '#sync/queries/medicine-doses.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { did } from '../support/did.ts';
import { aMedicine } from '../support/medicines.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';

const user = numbered(1);
const DAY = '2026-03-02';

const CARD = {
  ...{ blood_group: null, genotype: null, conditions: null, allergies: null, helps: null },
  ...{ contact_name: null, contact_phone: null, contact_relation: null },
  ...{ second_name: null, second_phone: null, second_relation: null },
};

describe('medicines on two devices', () => {
  const server = aServer((db) => join(db, user));
  const two = async (): Promise<[Device, Device]> => [
    await openDevice(server(), user),
    await openDevice(server(), user),
  ];
  const doses = ({ db }: Device) => dosesBetween(db, user, DAY, DAY);

  it('tick one dose once, and the later answer holds on both', async () => {
    const [one, other] = await two();
    const medicine_id = await did(one.db, addMedicine(user, aMedicine()));
    await one.push();
    await other.pull();
    const dose = { user_id: user, medicine_id, day: DAY, time: '08:00' };
    await did(one.db, takeDose(dose));
    await did(other.db, skipDose(dose, { reason: 'forgot', note: null }));
    await one.push();
    await other.converge();
    await one.pull();
    for (const device of [one, other])
      expect(await doses(device)).toMatchObject([{ status: 'skipped', reason: 'forgot' }]);

    await did(one.db, takeDose(dose));
    await one.push();
    await other.pull();
    expect(await doses(other)).toMatchObject([{ status: 'taken', reason: null }]);
    await did(other.db, reopenDose(dose));
    await other.push();
    await one.pull();
    expect(await doses(one)).toEqual([]);
    await did(one.db, takeDose(dose));
    expect(await doses(one)).toHaveLength(1);
    one.close();
    other.close();
  });

  it('count what is at hand only where somebody says it, and bring a removed one back with its name', async () => {
    const [one, other] = await two();
    const id = await did(one.db, addMedicine(user, aMedicine({ name: 'Metformin', supply: 20 })));
    const named = async ({ db }: Device) => (await medicinesOf(db, user)).find((medicine) => medicine.id === id);
    const counted = (await named(one))?.supplied_at;
    expect(counted).not.toBeNull();
    await did(one.db, editMedicine(id, { name: 'Metformin XR' }));
    expect(await named(one)).toMatchObject({ name: 'Metformin XR', supply: 20, supplied_at: counted });
    await did(one.db, refillMedicine(id, 80));
    await one.push();
    await other.pull();
    const before = await named(other);
    if (!before) throw new Error('it did not arrive');
    expect(before.supply).toBe(80);
    await did(other.db, removeMedicine(id));
    await other.push();
    await one.pull();
    expect(await named(one)).toBeUndefined();
    await did(other.db, restoreMedicine(before));
    await other.push();
    await one.pull();
    expect(await named(one)).toMatchObject({ name: 'Metformin XR', dose: '5 mg' });
    one.close();
    other.close();
  });

  it('write one card', async () => {
    const [one, other] = await two();
    await did(one.db, saveCard(user, { ...CARD, genotype: 'AS' }));
    await did(other.db, saveCard(user, { ...CARD, allergies: 'Penicillin' }));
    await one.push();
    await other.converge();
    await one.pull();
    expect(await cardOf(one.db, user)).toMatchObject({ id: user, genotype: 'AS', allergies: 'Penicillin' });
    one.close();
    other.close();
  });

  it('keep what another device wrote beside what is edited here', async () => {
    const [one, other] = await two();
    const draft = { ...CARD, allergies: null };
    await did(one.db, saveCard(user, draft));
    await one.push();
    await other.pull();
    await did(other.db, saveCard(user, { ...draft, allergies: 'Latex' }, { allergies: 'Latex' }));
    await other.push();
    // The sheet here was opened before that arrived.
    await one.pull();
    await did(one.db, saveCard(user, { ...draft, helps: 'Water' }, { helps: 'Water' }));
    expect(await cardOf(one.db, user)).toMatchObject({ allergies: 'Latex', helps: 'Water' });
    one.close();
    other.close();
  });
});
