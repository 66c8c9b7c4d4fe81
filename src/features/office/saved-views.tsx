import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { SavedViewsProps } from './views/saved-views-menu.tsx';

/** Where it cannot be had, the desk does without. */
const Menu = lazy<ComponentType<SavedViewsProps>>(() =>
  import('./views/saved-views-menu.tsx').then(
    ({ SavedViewsMenu }) => ({ default: SavedViewsMenu }),
    () => ({ default: () => null }),
  ),
);

export const SavedViews = (props: SavedViewsProps) => (
  <Suspense fallback={null}>
    <Menu {...props} />
  </Suspense>
);
