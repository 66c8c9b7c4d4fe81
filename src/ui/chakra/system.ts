import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { colours } from '../theme/colours.ts';
import { breakpoints, shadows, tokens } from '../theme/tokens.ts';

interface Named {
  value: string;
}

const named = (values: Record<string, string>): Record<string, Named> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const firsts = (values: Record<string, readonly [string, ...unknown[]]>): Record<string, Named> =>
  named(Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])));

const config = defineConfig({
  cssVarsPrefix: '',
  preflight: false,
  conditions: { dark: '[data-theme=dark] &' },
  theme: {
    breakpoints,
    tokens: {
      ...Object.fromEntries(Object.entries(tokens).map(([category, values]) => [category, named(values)])),
      colors: firsts(colours),
      shadows: firsts(shadows),
    },
  },
});

/** Chakra knows the names for its style props; their values stand in the stylesheet, which needs no JavaScript. */
export const system: SystemContext = { ...createSystem(defaultBaseConfig, config), _global: [] };
