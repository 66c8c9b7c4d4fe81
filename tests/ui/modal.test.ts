import { createElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, shown, tell } from './page.ts';

const { Modal } = await import('#src/ui/modal.tsx');
const { allDialogsClosed: closed } = await import('#src/ui/use-back-to-close.ts');

/** An open dialog with a text in it, and how often it was asked to close. */
function aModal() {
  const onClose = vi.fn<() => void>();
  // oxlint-disable-next-line react/no-children-prop -- the type of its props asks for them here
  const place = shown(createElement(Modal, { className: 'sheet', title: 'Notes', onClose, children: 'Slowly down' }));
  const press = (what: string) => new page.PointerEvent(what, { bubbles: true });
  return { onClose, press, beside: place.querySelector('dialog'), within: place.querySelector('.panel') };
}

it('a press beside a dialog closes it', () => {
  const { onClose, press, beside } = aModal();
  tell(beside, press('pointerdown'));
  tell(beside, press('click'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('what is selected in a dialog may be dragged beyond its edge', () => {
  const { onClose, press, beside, within } = aModal();
  tell(within, press('pointerdown'));
  // The browser tells the click to what holds both ends of the drag.
  tell(beside, press('click'));
  expect(onClose).not.toHaveBeenCalled();
});

it('who leads elsewhere from a dialog waits until the browser has gone back from it', async () => {
  const back = vi.spyOn(page.history, 'back').mockImplementation(() => undefined);
  function Part() {
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    // oxlint-disable-next-line react/no-children-prop -- the type of its props asks for them here
    return open && createElement(Modal, { className: 'sheet', title: 'Notes', onClose: close, children: '' });
  }
  const dialog = shown(createElement(Part)).querySelector('dialog');
  await vi.waitFor(() => expect(page.history.state).toHaveProperty('modal'));
  const led = vi.fn<() => void>();
  const leads = closed().then(led);
  for (const what of ['pointerdown', 'click']) tell(dialog, new page.PointerEvent(what, { bubbles: true }));
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(led).not.toHaveBeenCalled();
  page.dispatchEvent(new page.PopStateEvent('popstate'));
  await leads;
});
