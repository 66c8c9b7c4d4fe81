import { isDay } from '#src/lib/days.ts';

/** One of several, or some of them, each by its name. */
interface Choice {
  label: string;
  names: Readonly<Record<string, unknown>>;
}

/** What the fields of a form are called, by their names in its draft; one that needs no name has an empty one. */
export type Labels = Readonly<Record<string, string | Choice>>;

interface InWords {
  field: (label: string, text: string) => string;
  day: (day: string) => string;
  figure: (figure: number) => string;
}

function namedIn(names: Choice['names'], value: unknown): string | [] {
  const name = typeof value === 'string' ? names[value] : undefined;
  return typeof name === 'string' ? name : [];
}

/** What was typed into the fields that have a label, a line each; what belongs to no field is nobody's words. */
export function linesOf(typed: unknown, labels: Labels, words: InWords): string[] {
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.entries(typed).flatMap(([name, value]: [string, unknown]): string[] => {
    const label = labels[name];
    if (typeof label === 'object') {
      const chosen = [value].flat().flatMap((each) => namedIn(label.names, each));
      return chosen.length > 0 ? [words.field(label.label, chosen.join(', '))] : [];
    }
    if (typeof value === 'object') return linesOf(value, labels, words);
    if (label === undefined) return [];
    const text = typeof value === 'number' ? words.figure(value) : typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    const said = isDay(text) ? words.day(text) : text;
    return [label === '' ? said : words.field(label, said)];
  });
}
