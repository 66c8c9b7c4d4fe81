import { randomUUID } from 'node:crypto';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import type { Making } from '#src/work/fhir/summary.ts';
import { words } from '#src/work/fhir/words/en.ts';

const NOW = '2026-11-24T08:00:00.000Z';
const stamp = { rev: randomUUID(), updated_at: NOW, deleted: false, created_at: NOW };

const ME = randomUUID();
const DOCTOR = randomUUID();
const ORDER = randomUUID();
export const HOUSE = { id: randomUUID(), name: 'A clinic', origin: 'https://clinic.example' };

export const making: Making = {
  house: HOUSE,
  now: NOW,
  language: 'en',
  words,
  inWords: (instant) => instant.slice(0, 10),
  newId: randomUUID,
};

/** What a test needs of a row, whatever columns it has besides. */
const aRow = (columns: object): object => ({ ...stamp, id: randomUUID(), ...columns });

export const aProfile = (rest: Partial<Profile> = {}): Profile =>
  aRow({
    id: ME,
    user_id: ME,
    first_name: 'Adaeze',
    last_name: 'Okonkwo',
    phone: '08030000001',
    date_of_birth: '1990-04-02',
    role: 'client',
    ...rest,
  }) as Profile;

export const aPerson = (rest: Partial<Person> = {}): Person =>
  aRow({ id: DOCTOR, user_id: DOCTOR, first_name: 'Ngozi', last_name: 'Bello', role: 'doctor', ...rest }) as Person;

export const aMeasurement = (kind: string, value: number, unit: string, measured_at = NOW): Measurement =>
  aRow({ user_id: ME, kind, value, unit, measured_at, source: 'manual', notes: null }) as Measurement;

export const aResult = (rest: Partial<LabResult> = {}): LabResult =>
  aRow({
    order_id: ORDER,
    client_id: ME,
    test_code: 'GLU',
    test_name: 'Fasting Blood Glucose',
    result_value: '104',
    reference_range: '70 - 99',
    unit: 'mg/dL',
    flag: 'high',
    interpretation: 'Slightly raised.',
    verified_by_id: DOCTOR,
    verified_at: NOW,
    released_at: NOW,
    ...rest,
  }) as LabResult;

export const anOrder = (rest: Partial<LabOrder> = {}): LabOrder =>
  aRow({
    id: ORDER,
    order_number: 'LAB20261124-0001',
    client_id: ME,
    ordered_by_id: DOCTOR,
    status: 'completed',
    ordered_date: NOW,
    collection_date: NOW,
    completed_date: NOW,
    priority: 'urgent',
    notes: null,
    total_amount: 5000,
    ...rest,
  }) as LabOrder;

export const anItem = (test_code: string, test_name: string, analytes = [test_code]): LabOrderItem =>
  aRow({
    order_id: ORDER,
    client_id: ME,
    test_id: randomUUID(),
    test_code,
    test_name,
    analytes,
    price: 2500,
  }) as LabOrderItem;
