// A public page is complete without its code, which loads at the first interaction. The page names its files itself,
// because the bundlers' import helper would be a third request before that.

const FIRST_INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

function load(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

function wakeUp(): void {
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, wakeUp);
  const files = document.querySelector<HTMLElement>('script[data-wake-up]')?.dataset['wakeUp']?.split(' ') ?? [];
  for (const file of files) load(file);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = files[0] ?? '';
  document.head.append(script);
}

for (const type of FIRST_INTERACTIONS) addEventListener(type, wakeUp, { passive: true });
