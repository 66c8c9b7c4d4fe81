import { part } from '#src/ui/parts/part.tsx';
import type { SavedViewsProps } from './views/saved-views-menu.tsx';

/** Where it cannot be had, the desk does without, and asks for it again when it is next opened. */
export const SavedViews = part<SavedViewsProps>(
  async () => (await import('./views/saved-views-menu.tsx')).SavedViewsMenu,
  () => null,
);
