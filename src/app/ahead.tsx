import { createElement, lazy, memo, useState } from 'react';
import type { ComponentType, MemoExoticComponent } from 'react';

type Ahead<Props extends object> = MemoExoticComponent<ComponentType<Props>> & {
  /** Starts loading it before it is rendered. */
  load(): Promise<void>;
};

/** Loaded when first rendered. Once loaded ahead, it renders at once, where React's `lazy` would suspend. */
export function ahead<Props extends object>(load: () => Promise<ComponentType<Props>>): Ahead<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  const Shown = (props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Chosen, props);
  };
  return Object.assign(memo<ComponentType<Props>>(Shown), {
    async load() {
      loaded = await load();
    },
  });
}
