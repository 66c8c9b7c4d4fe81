import { action, InvalidWrite } from '#sync/engine/act.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import { labOrderItems } from '#sync/entities/lab-order-items.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { all, many } from '#sync/queries/reading.ts';
import { changed, created, writeAll } from './changes.ts';

interface NewOrder {
  clientId: string;
  orderedById: string;
  testIds: readonly string[];
  priority?: LabOrder['priority'];
  notes?: string;
  /** For the ranges, where the orderer says so. */
  patientSex?: LabOrder['patient_sex'];
  patientPregnant?: boolean | null;
}

/** What results are expected for. */
const codesOf = ({ analytes, test_code }: LabTest): string[] => (analytes.length > 0 ? analytes : [test_code]);

/** The order and its tests in one transaction. The total shown offline uses this device's catalogue. */
export const orderTests = action(
  [labOrders, labOrderItems, labTests, labAnalytes],
  async (tx, { clientId, orderedById, testIds, priority = 'routine', notes = '', ...patient }: NewOrder) => {
    const tests = (await many(tx, labTests, testIds)).filter((test) => test.is_active);
    if (tests.length === 0) throw new InvalidWrite('lab_orders', ['tests']);
    const orderId = crypto.randomUUID();
    const order = {
      order_number: null,
      client_id: clientId,
      ordered_by_id: orderedById,
      lab_technician_id: null,
      status: 'ordered' as const,
      ordered_date: tx.now,
      collection_date: null,
      completed_date: null,
      priority,
      notes: notes.trim() || null,
      patient_name: null,
      patient_age: null,
      patient_sex: patient.patientSex ?? null,
      patient_pregnant: patient.patientPregnant ?? null,
      is_open: true,
      total_amount: tests.reduce((sum, { price }) => sum + price, SURCHARGE[priority]),
      created_at: tx.now,
    };
    const versions = new Map((await all(tx, labAnalytes)).map(({ analyte_code, version }) => [analyte_code, version]));
    const items = tests.map((test) =>
      created(labOrderItems, {
        order_id: orderId,
        client_id: clientId,
        test_id: test.id,
        test_code: test.test_code,
        test_name: test.test_name,
        price: test.price,
        container: test.container,
        analytes: codesOf(test),
        test_version: test.version,
        analyte_versions: Object.fromEntries([...versions].filter(([code]) => codesOf(test).includes(code))),
        previous: [],
        is_open: true,
        created_at: tx.now,
      }),
    );
    await tx.write([created(labOrders, order, orderId), ...items]);
    return orderId;
  },
);

export const cancelLabOrder = action([labOrders], (tx, id: string) =>
  writeAll(tx, [changed(labOrders, id, { status: 'cancelled' })]),
);

/** What is asked at the counter, for the ranges. */
export const describePatient = action(
  [labOrders],
  (tx, id: string, patient: Partial<Pick<LabOrder, 'patient_sex' | 'patient_pregnant'>>) =>
    writeAll(tx, [changed(labOrders, id, patient)]),
);
