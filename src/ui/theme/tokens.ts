/** Everything with one value in every mode, named as Chakra names it. */
const spacing = {
  0: '0',
  px: '1px',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
};

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    full: '100%',
    tap: '2.75rem',
    'tap-lg': '3.5rem',
    rail: '3rem',
    sidebar: '16rem',
    page: '76rem',
    dock: 'calc(4.5rem + env(safe-area-inset-bottom))',
  },
  radii: { xs: '4px', sm: '8px', md: '12px', lg: '18px', full: '999px' },
  fonts: {
    display: "'Ojuju', 'Noto Sans', system-ui, sans-serif",
    body: "'Noto Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  },
  fontSizes: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
    hero: 'clamp(2.5rem, 1.35rem + 5.1vw, 5rem)',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', button: '650', bold: '700' },
  lineHeights: { display: '1.05', tight: '1.25', text: '1.5' },
  durations: { press: '120ms', state: '200ms', sheet: '360ms' },
  easings: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  zIndex: { bar: '20', menu: '30', sheet: '40', toast: '50' },
};

/** Light, dark, and the one of more contrast, which is an outline in both. */
export const shadows = {
  /** At rest. */
  e1: ['0 1px 2px rgb(15 26 54 / 0.07)', 'inset 0 0 0 1px rgb(186 212 243 / 0.07)'],
  /** In hand. */
  e2: [
    '0 2px 4px rgb(15 26 54 / 0.06), 0 8px 20px rgb(15 26 54 / 0.09)',
    'inset 0 0 0 1px rgb(186 212 243 / 0.1), 0 8px 20px rgb(0 0 0 / 0.4)',
  ],
  /** Above all. */
  e3: [
    '0 4px 8px rgb(15 26 54 / 0.08), 0 20px 48px rgb(15 26 54 / 0.22)',
    'inset 0 0 0 1px rgb(186 212 243 / 0.14), 0 20px 48px rgb(0 0 0 / 0.6)',
  ],
} as const;

export const breakpoints = { md: '48rem', lg: '64rem' };
