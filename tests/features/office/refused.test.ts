import { createElement } from 'react';
import { expect, it } from 'vitest';
import { dismiss, shownToasts } from '#src/ui/toasts.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { unopened } from '../unopened.tsx';

const { useDeed } = await import('#src/features/office/use-deed.ts');

function Part({ answer }: { answer: { data: unknown; error: unknown } }) {
  const deed = useDeed();
  const ask = () => Promise.resolve(answer);
  return createElement('button', {
    type: 'button',
    onClick: () => void deed.run(ask, (isWhole) => `Done: ${String(isWhole)}`),
  });
}

async function press(answer: { data: unknown; error: unknown }): Promise<void> {
  const place = shown(unopened(spoken('en', createElement(Part, { answer }))));
  const button = () => place.querySelector('button');
  await expect.poll(button).not.toBeNull();
  tell(button(), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => shownToasts().length).toBeGreaterThan(0);
}

it('a word that the list cannot keep is refused with what it can', async () => {
  await press({ data: null, error: { code: '23514' } });
  expect(shownToasts()).toMatchObject([
    { description: "Only letters, digits, blanks, ' and - can be kept, two at least. Nothing was done." },
  ]);
});

it('what was done is said by what the server answered', async () => {
  for (const { id } of shownToasts()) dismiss(id);
  await press({ data: false, error: null });
  expect(shownToasts()).toMatchObject([{ title: 'Done: false' }]);
});
