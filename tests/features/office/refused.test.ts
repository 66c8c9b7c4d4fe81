import { createElement } from 'react';
import { expect, it } from 'vitest';
import { shownToasts } from '#src/ui/toasts.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { unopened } from '../unopened.tsx';

const { useDeed } = await import('#src/features/office/use-deed.ts');

function Part({ code }: { code: string }) {
  const deed = useDeed();
  const refuse = () => Promise.resolve({ data: null, error: { code } });
  return createElement('button', { type: 'button', onClick: () => void deed.run(refuse, 'Done') });
}

it('a word that the list cannot keep is refused with what it can', async () => {
  const place = shown(unopened(spoken('en', createElement(Part, { code: '23514' }))));
  const button = () => place.querySelector('button');
  await expect.poll(button).not.toBeNull();
  tell(button(), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => shownToasts().length).toBeGreaterThan(0);
  expect(shownToasts()).toMatchObject([
    { description: "Only letters, digits, blanks, ' and - can be kept, two at least. Nothing was done." },
  ]);
});
