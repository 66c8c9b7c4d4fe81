import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import type { Latest } from './queries.ts';
import { healthWords } from './words.ts';

/** What a tip is about: those about a value that stands out come first. */
const TIPS = [
  ['cuff', 'pressure'],
  ['salt', 'pressure'],
  ['sugar', 'blood_glucose'],
  ['walk', 'blood_glucose'],
  ['sleep', 'sleep'],
  ['fever', 'temperature'],
  ['pulse', 'resting_heart_rate'],
  ['oximeter', 'oxygen_saturation'],
] as const satisfies readonly (readonly [string, Vital])[];

/** Who says so, and since when. */
const SOURCES: Record<(typeof TIPS)[number][0], string> = {
  cuff: 'ESH, 2023',
  salt: 'WHO, 2025',
  sugar: 'WHO, 2015',
  walk: 'WHO, 2020',
  sleep: 'AASM, 2015',
  fever: 'WHO, 2024',
  pulse: 'AHA, 2024',
  oximeter: 'FDA, 2021',
};

export function TipsCard({ latest, rule }: { latest: Latest; rule: Rule }) {
  const words = useWords(healthWords).tips;
  const standsOut = (vital: Vital): boolean => {
    const moment = latest[vital];
    const verdict = moment && verdictOn(vital, moment, rule);
    return verdict !== null && verdict.level !== 'ok';
  };
  const ordered = [...TIPS].toSorted(([, one], [, other]) => Number(standsOut(other)) - Number(standsOut(one)));
  return (
    <Card title={words.title}>
      {ordered.map(([tip]) => (
        <Disclosure key={tip} title={words.of[tip].title}>
          <p>{words.of[tip].text}</p>
          <p className="muted small">{words.source(SOURCES[tip])}</p>
        </Disclosure>
      ))}
    </Card>
  );
}
