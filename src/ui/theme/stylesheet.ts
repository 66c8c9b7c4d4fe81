import { colours } from './colours.ts';
import { shadows, tokens } from './tokens.ts';

type Declarations = Record<string, string>;

/** The name that Chakra gives to the variable of a token. */
const variable = (category: string, name: string): string =>
  `--${category.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${name}`;

const isAsked = (entry: readonly [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

/** Column 0 is light and 1 is dark; 2 and 3 are the same for more contrast. */
function coloursOf(column: number): Declarations {
  const shades: [string, readonly string[]][] = Object.entries(colours);
  return Object.fromEntries(
    shades.map(([name, values]) => [variable('colors', name), values[column]] as const).filter(isAsked),
  );
}

const shadowsOf = (column: 0 | 1): Declarations =>
  Object.fromEntries(Object.entries(shadows).map(([name, values]) => [variable('shadows', name), values[column]]));

const constants: Declarations = Object.fromEntries(
  Object.entries(tokens).flatMap(([category, values]) =>
    Object.entries(values).map(([name, value]) => [variable(category, name), value]),
  ),
);

const rule = (selector: string, declarations: Declarations): string =>
  `${selector} { ${Object.entries(declarations)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

const OUTLINED: Declarations = { [variable('shadows', 'e1')]: '0 0 0 1px var(--colors-edge)' };

/** The system's wish counts until the person has chosen a theme. */
function modes(light: Declarations, dark: Declarations): string {
  return `${rule(':root, [data-theme="light"]', light)}
${rule('[data-theme="dark"]', dark)}
@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme])', dark)} }`;
}

/** The tokens as the custom properties that prerendered pages, the kit's styles and Chakra's style props share. */
export function tokenStyles(): string {
  const light = { 'color-scheme': 'light', ...coloursOf(0), ...shadowsOf(0) };
  const dark = { 'color-scheme': 'dark', ...coloursOf(1), ...shadowsOf(1) };
  return `@layer tokens {
${rule(':root', constants)}
${modes(light, dark)}
@media (prefers-contrast: more) {
${modes({ ...coloursOf(2), ...OUTLINED }, { ...coloursOf(3), ...OUTLINED })}
}
}`;
}
