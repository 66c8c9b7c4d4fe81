import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { calm } from '#src/lib/calm.ts';
import { isDataLow } from '#src/lib/low-data.ts';

/**
 * What nobody sees at first: it comes when the page is calm, so that it is here without a network, or when it is
 * wanted. Where little is to be loaded, only when it is wanted.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  void calm()
    .then(() => (isDataLow() ? null : load()))
    .catch(() => undefined);
  return lazy(async () => ({ default: await load() }));
}
