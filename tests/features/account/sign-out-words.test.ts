import { expect, it } from 'vitest';
import { unsentWords } from '#src/features/account/leaving/unsent/words.ts';
import { syncCentreWords } from '#src/features/sync-centre/words.ts';
import { LANGUAGES } from '#src/lib/words.ts';

it.each(LANGUAGES)('the question at sign-out names the sync centre as it names itself, in %s', async (language) => {
  const [{ conflicts }, { title }] = await Promise.all([unsentWords.in(language), syncCentreWords.in(language)]);
  for (const n of [1, 2]) expect(conflicts(n)).toContain(title);
});
