import { useState } from 'react';
import { pageMirror } from '#src/data/mirror.ts';
import { SCHEME_NAMES } from '#src/work/health/schemes.ts';
import type { SchemeName } from '#src/work/health/schemes.ts';

const KEY = 'pressure-scheme';
const mirror = pageMirror();

const chosen = (): SchemeName => SCHEME_NAMES.find((name) => name === mirror.getItem(KEY)) ?? 'nigeria';

/** By whose limits a pressure is called; a choice of this device, because it says nothing of the person. */
export function useScheme(): { scheme: SchemeName; choose: (scheme: SchemeName) => void } {
  const [scheme, setScheme] = useState(chosen);
  return {
    scheme,
    choose(next) {
      mirror.setItem(KEY, next);
      setScheme(next);
    },
  };
}
