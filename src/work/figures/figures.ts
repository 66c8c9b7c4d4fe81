import { keepOpened } from '#src/lib/keep-opened.ts';
import { arriving } from '#src/work/remote/arriving.ts';

/** Drawings of how exercises look. From the first look on the device holds them. */
export const figures = arriving(async () => {
  const { Figure, SmallFigure, address } = await import('./kept/figures.tsx');
  keepOpened(new URL(address).pathname);
  return { Figure, SmallFigure };
});
