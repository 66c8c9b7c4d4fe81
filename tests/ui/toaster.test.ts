import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { dismiss, shownToasts, toast } from '#src/ui/toasts.ts';
import { shown } from './page.ts';

const { Toaster } = await import('#src/ui/toaster.tsx');
const { CheckIcon, InfoIcon, WarningIcon } = await import('#src/ui/icons.tsx');

afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id);
});

const drawn = (icon: typeof CheckIcon): string | undefined =>
  shown(createElement(icon)).querySelector('path')?.getAttribute('d') ?? undefined;

it.each([
  ['a tick for what was done', {}, CheckIcon],
  ['a warning for what failed', { destructive: true }, WarningIcon],
  ['neither for what is only told', { plain: true }, InfoIcon],
])('a message carries %s', async (_, looks, icon) => {
  const place = shown(createElement(Toaster));
  toast({ title: 'Told', ...looks });
  const mark = () => place.ownerDocument.querySelector('.toast path')?.getAttribute('d');
  await expect.poll(mark).toBe(drawn(icon));
});
