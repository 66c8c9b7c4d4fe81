import { useState } from 'react';
import { pageMirror } from '#src/data/mirror.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { SCHEME_NAMES } from '#src/work/health/schemes.ts';
import type { SchemeName } from '#src/work/health/schemes.ts';
import { personalOf } from './queries.ts';

const KEY = 'pressure-scheme';
const mirror = pageMirror();

const chosen = (): SchemeName => SCHEME_NAMES.find((name) => name === mirror.getItem(KEY)) ?? 'nigeria';

export interface Chosen {
  rule: Rule;
  /** Who set what stands in the rule, by name. */
  doctors: ReadonlyMap<string, string>;
  choose: (scheme: SchemeName) => void;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/**
 * By what somebody's values are called: the scheme is a choice of this device, because it says nothing of the person;
 * the rest are rows.
 */
export function useRule(): Chosen {
  const [scheme, setScheme] = useState(chosen);
  const today = useToday();
  const personal = knownOf(useRow((db, userId) => personalOf(db, userId, today), [today]));
  return {
    rule: { scheme, own: personal?.own ?? [], isAdult: personal?.isAdult ?? true },
    doctors: personal?.doctors ?? NOBODY,
    choose(next) {
      mirror.setItem(KEY, next);
      setScheme(next);
    },
  };
}
