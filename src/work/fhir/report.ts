import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { missingOf } from '#src/work/lab/missing.ts';
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
  /** How a result stands, in words. */
  flags: Readonly<Record<string, string>>;
  newId: () => string;
}

const numberOf = ({ order_number }: LabOrder, { origin }: House) =>
  order_number ? { identifier: [{ system: `${origin}/lab-orders`, value: order_number }] } : {};

/** Whether all of it is there, and stands as it was first released. Of a completed order a result may be taken back. */
function statusOf({ order, items, results, corrected }: OrderRows): string {
  if (order.status === 'cancelled') return 'cancelled';
  if (results.length === 0) return 'registered';
  const isWhole = items.length > 0 && items.every((item) => missingOf(item, results).length === 0);
  if (order.status !== 'completed' || !isWhole) return 'partial';
  return corrected?.size ? 'corrected' : 'final';
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

const reportText = (results: readonly LabResult[], { heads, flags }: Reporting) =>
  table(
    heads,
    results.map((result) => [
      result.test_name,
      [result.result_value, result.unit].filter(Boolean).join(' '),
      result.reference_range ?? '',
      flags[result.flag] ?? result.flag,
    ]),
  );

/** An order with its results, for another system; what stands in it is what was released. */
export function reportBundle(rows: OrderRows, reporting: Reporting): Resource {
  const { profile, order, results, people, corrected = new Set() } = rows;
  const { house, now, newId } = reporting;
  const request = requestOf(rows, reporting);
  const specimen = order.collection_date ? specimenOf(order, newId()) : null;
  const around = { collected: order.collection_date, specimen: specimen?.id ?? null, house, people };
  const observations = results.map((result) => resultOf(result, { ...around, isCorrected: corrected.has(result.id) }));
  const report: Resource = {
    resourceType: 'DiagnosticReport',
    id: order.id,
    text: reportText(results, reporting),
    ...numberOf(order, house),
    basedOn: [referTo(request.id)],
    status: statusOf(rows),
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
