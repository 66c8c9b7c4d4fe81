import { haze, indigo, laterite, palm, sun, zobo } from './scales.ts';

/** Light, dark, and both again for people who ask for more contrast. */
type Shades = readonly [light: string, dark: string, moreLight?: string, moreDark?: string];

const NIGHT = '#101A36';
const EMBER = '#260C04';

export const colours = {
  // Grounds and lines
  bg: [haze[100], indigo[950], haze[0], '#000000'],
  surface: [haze[0], NIGHT, haze[0], indigo[950]],
  sunken: ['#EAEBE8', '#1A2647', haze[100], indigo[900]],
  line: [haze[200], '#222F55', haze[500], '#7486AF'],
  'line-strong': [haze[500], '#7486AF', '#0D1630', '#F0F4FB'],
  /** Around what otherwise stands out by its ground alone. */
  edge: ['transparent', 'transparent', '#0D1630', '#F0F4FB'],
  focus: [indigo[500], sun[300], indigo[700], sun[200]],

  // Text
  ink: ['#0D1630', '#F0F4FB', '#000000', '#FFFFFF'],
  'ink-2': ['#3B445A', '#BDC9E0', '#1B2235', '#E6ECF8'],
  'ink-3': ['#555D70', '#9FADC9', '#333B50', '#CDD7EA'],
  link: [indigo[600], '#A6C6F2', indigo[800], '#D9E8F9'],

  // The one act of a view
  act: [laterite[600], laterite[300], laterite[800], laterite[200]],
  'act-press': [laterite[700], laterite[200], laterite[900], laterite[100]],
  'act-ink': [haze[0], EMBER],
  'act-text': [laterite[700], laterite[300], laterite[800], laterite[200]],
  'act-soft': [laterite[50], '#35190F'],

  // Cloth, the field that carries the pattern
  cloth: [indigo[800], '#17244B', indigo[900], '#0C1530'],
  'cloth-deep': [indigo[900], '#0C1530', indigo[950], indigo[950]],
  'cloth-ink': [haze[0], '#F7FAFF'],
  'cloth-ink-2': ['#C6DAF3', '#BBCDEA', haze[0], '#F7FAFF'],
  'cloth-sel': ['#2A3D70', '#2A3C6E'],
  'cloth-act': [laterite[300], laterite[300], laterite[200], laterite[200]],
  'cloth-act-ink': [EMBER, EMBER],
  /** What is still to come, drawn upon cloth. */
  'cloth-track': ['#4A587D', '#46547A', '#8C98B8', '#8C98B8'],
  'cloth-thread': ['rgb(255 255 255 / 0.17)', 'rgb(255 255 255 / 0.13)', 'transparent', 'transparent'],
  'cloth-hover': ['rgb(255 255 255 / 0.09)', 'rgb(255 255 255 / 0.09)'],

  // Standing, each with its soft ground
  ok: [palm[700], '#9CDDAC', palm[800], palm[100]],
  'ok-soft': ['#E0F3E4', '#10301F'],
  'ok-solid': [palm[600], palm[300], palm[700], palm[200]],
  'ok-solid-ink': [haze[0], '#06200F'],
  warn: [sun[800], sun[200], sun[900], sun[100]],
  'warn-soft': [sun[100], '#3A270B'],
  'warn-solid': [sun[400], sun[300]],
  'warn-solid-ink': [sun[900], sun[900]],
  bad: [zobo[700], '#FFB4C3', zobo[800], zobo[100]],
  'bad-soft': ['#FDE7EB', '#431120'],
  'bad-solid': [zobo[600], zobo[300], zobo[700], zobo[200]],
  'bad-solid-ink': [haze[0], '#2A0710'],
  info: [indigo[700], '#B5D2F7', indigo[800], indigo[100]],
  'info-soft': ['#E3EDFA', '#1B2E5C'],
  idle: ['#40454F', '#C9CEDA', '#262A32', '#E6E9F0'],
  'idle-soft': ['#E4E4DF', '#272E42'],

  // Tacked: only on this device
  tack: [sun[600], '#D9A441', sun[800], sun[200]],
  'tack-ink': [sun[700], sun[300], sun[900], sun[200]],

  // Marks
  track: ['#DCDCD6', '#2A365A', haze[400], '#566792'],
  seam: [haze[300], '#33416B', haze[500], '#7486AF'],
  c1: [indigo[600], '#7FAAE8', indigo[700], indigo[200]],
  c2: [laterite[500], laterite[400], laterite[700], laterite[300]],
  c3: [palm[600], palm[400], palm[700], palm[300]],
  c4: ['#B9770E', sun[400], sun[700], sun[300]],
  c5: [zobo[500], '#F0809A', zobo[700], zobo[300]],
  c6: [haze[500], '#9AA3B8', haze[600], '#CDD7EA'],
  /** The head of the person in the mark. */
  head: [sun[400], sun[400]],

  scrim: ['rgb(8 15 35 / 0.6)', 'rgb(2 4 10 / 0.7)', 'rgb(8 15 35 / 0.8)', 'rgb(0 0 0 / 0.85)'],
} as const satisfies Record<string, Shades>;

export type Colour = keyof typeof colours;
