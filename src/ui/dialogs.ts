// Which dialogs are open. All that is outside the uppermost one can be neither pressed nor read.

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens it above all others. Answers with what closes it. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  become([...open, dialog]);
  return () => {
    become(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

export const topmost = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
