import type { Measurement } from '#sync/entities/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { hl7, loinc, PRESSURE, quantity, VITAL_CODES } from './codes.ts';
import { madeTo, referTo } from './resource.ts';
import type { Resource } from './resource.ts';

const common = ({ user_id, measured_at, notes }: Measurement) => ({
  status: 'final',
  category: [hl7('observation-category', 'vital-signs', 'Vital Signs')],
  subject: referTo(user_id),
  effectiveDateTime: measured_at,
  // Measured and typed by the person himself, or by his device.
  performer: [referTo(user_id)],
  ...(notes && { note: [{ text: notes }] }),
});

const kindOf = ({ kind }: Measurement): MeasurementKind => kind as MeasurementKind;

function single(row: Measurement): Resource[] {
  const known = VITAL_CODES[kindOf(row)];
  if (!known) return [];
  const { code, display, profile } = known;
  return [
    {
      resourceType: 'Observation',
      id: row.id,
      ...(profile && { meta: madeTo(profile) }),
      ...common(row),
      code: loinc(code, display),
      valueQuantity: quantity(row.value, row.unit),
    },
  ];
}

function component(row: Measurement) {
  const { code = '', display = '' } = VITAL_CODES[kindOf(row)] ?? {};
  return { code: loinc(code, display), valueQuantity: quantity(row.value, row.unit) };
}

/** Both values of one moment are one observation. */
function pressure(upper: Measurement, lower: Measurement): Resource {
  return {
    resourceType: 'Observation',
    id: upper.id,
    meta: madeTo(PRESSURE.profile ?? ''),
    ...common(upper),
    code: loinc(PRESSURE.code, PRESSURE.display),
    component: [component(upper), component(lower)],
  };
}

/** In the order of the rows; half a pressure is none. */
export function vitalsOf(rows: readonly Measurement[]): Resource[] {
  const lowers = new Map(rows.filter(({ kind }) => kind === 'diastolic').map((row) => [row.measured_at, row]));
  return rows.flatMap((row) => {
    if (row.kind === 'diastolic') return [];
    if (row.kind !== 'systolic') return single(row);
    const lower = lowers.get(row.measured_at);
    return lower ? [pressure(row, lower)] : [];
  });
}
