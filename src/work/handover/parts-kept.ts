import { partIn, withPart } from './codes.ts';
import type { Part } from './codes.ts';

// The camera opens each code as a page of its own, so what was read waits where the next page finds it. It is locked.

const PLACE = 'handover';

function kept(): Part[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found)
      ? found.flatMap((part: unknown) => (typeof part === 'string' ? (partIn(part) ?? []) : []))
      : [];
  } catch {
    return [];
  }
}

const written = ({ name, place, count, letters }: Part): string => [name, place, count, letters].join('.');

/** What is there with the part of this address; of another summary nothing stays. */
export function gather(hash: string): Part[] {
  const part = partIn(hash);
  const parts = part ? withPart(kept(), part) : kept();
  try {
    localStorage.setItem(PLACE, JSON.stringify(parts.map(written)));
  } catch {
    // Where nothing can be kept, a summary of one code still opens.
  }
  return parts;
}

export function forget(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept either.
  }
}
