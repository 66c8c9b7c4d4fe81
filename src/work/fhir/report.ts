import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { coded, hl7, loinc } from './codes.ts';
import { table } from './narrative.ts';
import { organizationOf, patientOf, practitionerOf } from './people.ts';
import type { House } from './people.ts';
import { entryOf, referTo } from './resource.ts';
import type { Resource } from './resource.ts';
import { resultOf, testOf } from './results.ts';

export interface OrderRows {
  profile: Profile;
  order: LabOrder;
  items: readonly LabOrderItem[];
  /** Released ones. */
  results: readonly LabResult[];
  /** Of those, the ones of which another value had been released before. */
  corrected?: ReadonlySet<string>;
  /** Who ordered, and who verified. */
  people: readonly Person[];
}

export interface Reporting {
  house: House;
  now: string;
  heads: readonly string[];
  newId: () => string;
}

const numberOf = ({ order_number }: LabOrder, { origin }: House) =>
  order_number ? { identifier: [{ system: `${origin}/lab-orders`, value: order_number }] } : {};

/** Whether all of it is there, and stands as it was first released. */
function statusOf({ status }: LabOrder, results: readonly LabResult[], isCorrected: boolean): string {
  const stands: Record<string, string> = { completed: isCorrected ? 'corrected' : 'final', cancelled: 'cancelled' };
  return stands[status] ?? (results.length > 0 ? 'partial' : 'registered');
}

const PRIORITIES = { routine: 'routine', urgent: 'urgent', stat: 'stat' } as const;

function requestOf({ order, items, people }: OrderRows, { house, newId }: Reporting): Resource {
  const orderer = people.find(({ id }) => id === order.ordered_by_id)?.id;
  return {
    resourceType: 'ServiceRequest',
    id: newId(),
    ...numberOf(order, house),
    status: { completed: 'completed', cancelled: 'revoked' }[order.status as string] ?? 'active',
    intent: 'order',
    priority: PRIORITIES[order.priority],
    category: [coded('http://snomed.info/sct', '108252007', 'Laboratory procedure')],
    code: { text: items.map(({ test_name }) => test_name).join(', ') },
    orderDetail: items.map((item) => testOf(item, house)),
    subject: referTo(order.client_id),
    authoredOn: order.ordered_date,
    requester: referTo(orderer ?? order.client_id),
  };
}

const specimenOf = ({ client_id, collection_date }: LabOrder, id: string): Resource => ({
  resourceType: 'Specimen',
  id,
  subject: referTo(client_id),
  ...(collection_date && { collection: { collectedDateTime: collection_date } }),
});

const reportText = (results: readonly LabResult[], heads: readonly string[]) =>
  table(
    heads,
    results.map(({ test_name, result_value, unit, reference_range, flag }) => [
      test_name,
      [result_value, unit].filter(Boolean).join(' '),
      reference_range ?? '',
      flag,
    ]),
  );

/** An order with its results, for another system; what stands in it is what was released. */
export function reportBundle(rows: OrderRows, reporting: Reporting): Resource {
  const { profile, order, results, people, corrected = new Set() } = rows;
  const { house, now, heads, newId } = reporting;
  const request = requestOf(rows, reporting);
  const specimen = order.collection_date ? specimenOf(order, newId()) : null;
  const around = { collected: order.collection_date, specimen: specimen?.id ?? null, house };
  const observations = results.map((result) => resultOf(result, { ...around, isCorrected: corrected.has(result.id) }));
  const report: Resource = {
    resourceType: 'DiagnosticReport',
    id: order.id,
    text: reportText(results, heads),
    ...numberOf(order, house),
    basedOn: [referTo(request.id)],
    status: statusOf(order, results, corrected.size > 0),
    category: [hl7('v2-0074', 'LAB', 'Laboratory')],
    code: loinc('11502-2', 'Laboratory report'),
    subject: referTo(profile.id),
    ...(order.collection_date && { effectiveDateTime: order.collection_date }),
    ...(order.completed_date && { issued: order.completed_date }),
    performer: [referTo(house.id, house.name)],
    ...(specimen && { specimen: [referTo(specimen.id)] }),
    ...(observations.length > 0 && { result: observations.map(({ id }) => referTo(id)) }),
  };
  const whole = [report, request, ...(specimen ? [specimen] : []), ...observations];
  return {
    resourceType: 'Bundle',
    id: newId(),
    type: 'collection',
    timestamp: now,
    entry: [...whole, patientOf(profile), organizationOf(house), ...people.map(practitionerOf)].map(entryOf),
  };
}
