import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import type { LabVersion } from '#sync/entities/lab-versions.ts';

// An order is judged by the versions it came with, as `private.lab_analyte_of` does; where this device does not hold them
// any more, by what counts, and the server has the last word.

export type Versions = ReadonlyMap<string, LabVersion>;

const keyOf = (kind: LabVersion['kind'], code: string, version: number): string => `${kind} ${code} ${version}`;

export const versionsByKey = (versions: readonly LabVersion[]): Versions =>
  new Map(versions.map((each) => [keyOf(each.kind, each.code, each.version), each]));

/** `version` is left out where the order has not reached the server. */
export function analyteAt(counts: LabAnalyte | null, version: number | undefined, kept: Versions): LabAnalyte | null {
  if (counts === null || version === undefined || version === counts.version) return counts;
  return { ...counts, ...kept.get(keyOf('analyte', counts.analyte_code, version))?.content };
}

export const testAt = (counts: LabTest, version: number, kept: Versions): LabTest =>
  version === counts.version ? counts : { ...counts, ...kept.get(keyOf('test', counts.test_code, version))?.content };
