import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { accountWords } from './words.ts';

function Unreached() {
  return <Notice>{useWords(accountWords).offline.call}</Notice>;
}

/** What is of use with a network, or was used on this device before, is held by no other. */
export const withNetwork = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Unreached) }));
