import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { indigo } from '#src/ui/theme/scales.ts';

interface Manifest {
  icons: { sizes: string; purpose: string }[];
  screenshots: { form_factor: string }[];
  shortcuts: { name: string }[];
}

const manifest = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../manifest.webmanifest'), 'utf8'),
) as Manifest;

it('tells a system that installs the app all that it shows of it', () => {
  const text = expect.stringMatching(/./) as string;
  expect(manifest).toMatchObject({
    id: '/',
    name: text,
    short_name: text,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: text,
    theme_color: indigo[800],
  });
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']));
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Start workout', 'Log meal', 'Add water', 'Schedule']);
});
