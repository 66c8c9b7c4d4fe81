import type { ReactNode } from 'react';
import type { AppData } from '#src/data/app-data.ts';
import '../ui/page.ts';

const { DataProvider } = await import('#src/data/provider.tsx');

const OPENING = { state: 'opening' };
const DATA = {
  opening: { getSnapshot: () => OPENING, subscribe: () => () => undefined },
  session: { supabase: () => Promise.resolve({}) },
  start: () => () => undefined,
} as unknown as AppData;

/** A part of a screen before its database is open. */
export const unopened = (part: ReactNode, data = DATA) => <DataProvider data={data}>{part}</DataProvider>;
