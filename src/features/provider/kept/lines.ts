import { isDay } from '#src/lib/days.ts';

/** What the fields of a form are called, by their names in its draft; one that needs no name has an empty one. */
export type Labels = Readonly<Record<string, string>>;

interface InWords {
  field: (label: string, text: string) => string;
  day: (day: string) => string;
  figure: (figure: number) => string;
}

/** What was typed into the fields that have a label, a line each; what belongs to no field is nobody's words. */
export function linesOf(typed: unknown, labels: Labels, words: InWords): string[] {
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.entries(typed).flatMap(([name, value]: [string, unknown]): string[] => {
    if (typeof value === 'object') return linesOf(value, labels, words);
    const label = labels[name];
    if (label === undefined) return [];
    const text = typeof value === 'number' ? words.figure(value) : typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    const said = isDay(text) ? words.day(text) : text;
    return [label === '' ? said : words.field(label, said)];
  });
}
