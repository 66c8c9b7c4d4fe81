// A public page is complete without its code, which comes when somebody begins to use the page.

const FIRST_INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function wakeUp(): void {
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, wakeUp);
  // Without it, links lead to the next document as they did before.
  import('./wake-up.tsx').catch(() => undefined);
}

for (const type of FIRST_INTERACTIONS) addEventListener(type, wakeUp, { passive: true });
