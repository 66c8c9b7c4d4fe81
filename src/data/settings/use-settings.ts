import { useStore } from 'zustand/react';
import { pageMirror } from '#src/data/mirror.ts';
import { createSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** One a page, read before the first render. */
export const settings = createSettings(pageMirror());

export const useSettings = (): Settings => useStore(settings.store);
