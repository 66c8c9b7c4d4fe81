import { expect, it } from 'vitest';
import { SESSIONS } from '#src/features/schedule/sessions.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { titleIn } from '#src/work/appointment/in-words.ts';
import { appointmentWords } from '#src/work/appointment/words.ts';

const TITLES = Object.values(SESSIONS).map(({ title }) => title);

it('what can be booked is called by the record in English, and by every other language in its own words', async () => {
  for (const language of LANGUAGES) {
    const words = await appointmentWords.in(language);
    const told = TITLES.map((title) => titleIn(words, title));
    expect(new Set(told).size).toBe(TITLES.length);
    for (const [n, title] of TITLES.entries()) expect(told[n] === title).toBe(language === 'en');
  }
});

it('what a provider called an appointment himself stays as it is, whatever it is', async () => {
  const words = await appointmentWords.in('de');
  for (const title of ['Pre-surgery review', 'toString', '']) expect(titleIn(words, title)).toBe(title);
});
