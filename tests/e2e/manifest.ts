import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { name: string; url: string }[];
}

export const manifest = JSON.parse(
  await readFile(path.resolve(import.meta.dirname, '../../manifest.webmanifest'), 'utf8'),
) as Manifest;

/** Where a long press on the icon leads. */
export function shortcut(name: string): string {
  const found = manifest.shortcuts.find((each) => each.name === name);
  if (!found) throw new Error(`The icon has no shortcut ${name}.`);
  return found.url;
}
