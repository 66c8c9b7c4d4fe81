import { useState } from 'react';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';

type Priority = LabOrder['priority'];

export const PRIORITIES = ['routine', 'urgent', 'stat'] as const satisfies readonly Priority[];
export const LONGEST_NOTE = 4000;

/** By its name, its code, what it is of and what it says. */
export function testsFor(tests: readonly LabTest[], wanted: string): readonly LabTest[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return tests.filter(({ test_name, test_code, category, description }) => {
    const said = [test_name, test_code, category, description].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** What is chosen of the catalogue, how pressing it is, what the laboratory is to know, and what it comes to. */
export function useTestOrder(tests: readonly LabTest[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [priority, setPriority] = useState<Priority>('routine');
  const [notes, setNotes] = useState('');
  const chosen = tests.filter(({ id }) => ids.has(id));
  useUnfinished(chosen.length > 0 || notes !== '');
  const total = chosen.reduce((sum, { price }) => sum + price, chosen.length > 0 ? SURCHARGE[priority] : 0);
  const choose = (id: string, isChosen: boolean): void =>
    setIds((before) => new Set([...before, id].filter((each) => isChosen || each !== id)));
  return { ids, chosen, choose, priority, setPriority, notes, setNotes, total };
}
