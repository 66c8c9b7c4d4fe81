import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { AppData } from './app-data.ts';

const DataContext = createContext<AppData | null>(null);

/** `data` is made once, outside React, so that strict mode opens nothing twice. */
export function DataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  useEffect(() => data.start(), [data]);
  return <DataContext value={data}>{children}</DataContext>;
}

export function useAppData(): AppData {
  const data = use(DataContext);
  if (!data) throw new Error('There is no data outside of its provider.');
  return data;
}
