import { useState } from 'react';

/** How often a count has become smaller. */
export function useFalls(count: number): number {
  const [seen, setSeen] = useState({ count, falls: 0 });
  if (count !== seen.count) setSeen({ count, falls: seen.falls + Number(count < seen.count) });
  return seen.falls;
}
