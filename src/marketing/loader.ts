// A public page is complete without its code, which loads at the first interaction. The page names its files itself,
// because the bundlers' import helper would be a third request before that.

const FIRST_INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function load(file: string): void {
  const preload = { rel: 'preload', as: 'script', crossOrigin: '', href: file };
  document.head.append(Object.assign(document.createElement('link'), preload));
}

function wakeUp(): void {
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, wakeUp);
  const files = document.querySelector<HTMLElement>('script[data-wake-up]')?.dataset['wakeUp']?.split(' ') ?? [];
  for (const file of files) load(file);
  document.head.append(Object.assign(document.createElement('script'), { crossOrigin: '', src: files[0] ?? '' }));
}

for (const type of FIRST_INTERACTIONS) addEventListener(type, wakeUp, { passive: true });
