import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Person } from '#sync/entities/people.ts';
import { coded, hl7, INTERPRETATIONS, LAB_CODES, LOINC, quantity } from './codes.ts';
import type { House } from './people.ts';
import { madeTo, referTo } from './resource.ts';
import type { Resource } from './resource.ts';

/** By LOINC where the test has a code there, and by what the laboratory calls it. */
export function testOf({ test_code, test_name }: Pick<LabResult, 'test_code' | 'test_name'>, { origin }: House) {
  const [code, display] = LAB_CODES[test_code] ?? [];
  const own = coded(`${origin}/lab-tests`, test_code, test_name).coding;
  return { coding: [...(code ? [{ system: LOINC, code, display }] : []), ...own], text: test_name };
}

const FIGURE = /^([<>]=?)?\s*(-?\d+(?:\.\d+)?)$/;

/** A figure, with its sign where it is beyond what can be measured; everything else is said in words. */
export function valueOf({ result_value, unit }: Pick<LabResult, 'result_value' | 'unit'>) {
  const [, comparator, figure] = FIGURE.exec(result_value.trim()) ?? [];
  if (figure === undefined) return { valueString: [result_value, unit].filter(Boolean).join(' ') };
  return { valueQuantity: { ...(comparator && { comparator }), ...quantity(Number(figure), unit) } };
}

const RANGE = /^(-?\d+(?:\.\d+)?)\s*[-–]\s*(-?\d+(?:\.\d+)?)$/;

/** In figures where it is one of two. */
function rangeOf(result: Pick<LabResult, 'reference_range' | 'unit'>) {
  const text = result.reference_range;
  if (!text) return [];
  const [, low, high] = RANGE.exec(text.trim()) ?? [];
  const of = (figure: string | undefined) => quantity(Number(figure), result.unit);
  return [{ ...(low !== undefined && { low: of(low), high: of(high) }), text }];
}

interface Around {
  /** Null where nobody knows when the sample was taken. */
  collected: string | null;
  specimen: string | null;
  house: House;
  /** Who stand beside it. */
  people: readonly Pick<Person, 'id'>[];
  /** Another value had been released before. */
  isCorrected?: boolean;
}

export function resultOf(result: LabResult, around: Around): Resource {
  const { collected, specimen, house, people, isCorrected = false } = around;
  const verifier = people.find(({ id }) => id === result.verified_by_id);
  const [code, display] = INTERPRETATIONS[result.flag] ?? [];
  const range = rangeOf(result);
  return {
    resourceType: 'Observation',
    id: result.id,
    meta: madeTo('Observation-results-laboratory-pathology'),
    status: isCorrected ? 'corrected' : 'final',
    category: [hl7('observation-category', 'laboratory', 'Laboratory')],
    code: testOf(result, house),
    subject: referTo(result.client_id),
    effectiveDateTime: collected ?? result.created_at,
    ...(result.released_at && { issued: result.released_at }),
    performer: [referTo((verifier ?? house).id)],
    ...valueOf(result),
    ...(code && { interpretation: [hl7('v3-ObservationInterpretation', code, display)] }),
    ...(result.interpretation && { note: [{ text: result.interpretation }] }),
    ...(specimen && { specimen: referTo(specimen) }),
    ...(range.length > 0 && { referenceRange: range }),
  };
}
