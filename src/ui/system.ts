import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

const colours = {
  bg: { value: { base: '#F0F0EC', _dark: '#080F23' } },
  surface: { value: { base: '#FFFFFF', _dark: '#101A36' } },
  line: { value: { base: '#E2E2DC', _dark: '#222F55' } },
  ink: { value: { base: '#0D1630', _dark: '#F0F4FB' } },
  'ink-2': { value: { base: '#3B445A', _dark: '#BDC9E0' } },
  link: { value: { base: '#2E4E90', _dark: '#A6C6F2' } },
  focus: { value: { base: '#406AB3', _dark: '#FDC649' } },
  cloth: { value: { base: '#18274F', _dark: '#17244B' } },
  'cloth-ink': { value: { base: '#FFFFFF', _dark: '#F7FAFF' } },
  'cloth-ink-2': { value: { base: '#C6DAF3', _dark: '#BBCDEA' } },
};

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    conditions: { dark: '@media (prefers-color-scheme: dark)' },
    theme: {
      tokens: { fonts: { body: { value: '"Noto Sans", system-ui, sans-serif' } } },
      semanticTokens: { colors: colours },
    },
    globalCss: {
      html: { colorScheme: 'light dark' },
      body: { margin: '0', bg: 'bg', color: 'ink', fontFamily: 'body', lineHeight: '1.5' },
      ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      a: { color: 'link' },
    },
  }),
);
