// Draws every figure of an exercise on one page, to be looked at: node scripts/figures.mjs <page.html>
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

const [, , page = 'figures.html'] = process.argv;
const at = (path) => new URL(`../${path}`, import.meta.url);

const server = await createServer({
  configFile: false,
  root: at('.').pathname,
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
const kept = (file) => server.ssrLoadModule(`/src/work/figures/kept/${file}`);
const [{ MOVEMENTS }, { Drawing }, { boxOf }] = await Promise.all(['movements.ts', 'drawing.tsx', 'box.ts'].map(kept));
await server.close();

const SQL = ['20260101060300_exercise_catalogue', '20260101131550_exercise_library'];
const ROW = /^ {2}\('((?:[^']|'')+)', '\w+', '\{.*?\}', '\{.*?\}', '(.+?)', '(?:reps|time|distance)'/gm;
const equipment = new Map(
  SQL.flatMap((file) => [...readFileSync(at(`supabase/migrations/${file}.sql`), 'utf8').matchAll(ROW)]).map(
    ([, name, what]) => [name.replaceAll("''", "'"), what],
  ),
);

const drawn = (movement, what, part) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      { className: 'exercise-figure', viewBox: boxOf(movement), width: 150 },
      createElement(Drawing, { movement, equipment: what, part }),
    ),
  );
const all = [...MOVEMENTS].map(
  ([name, movement]) =>
    `<div>${[0, 1].map((part) => drawn(movement, equipment.get(name), part)).join('')}<p>${name}</p></div>`,
);
const LOOK = `:root{color-scheme:light dark;--colors-c1:light-dark(#2e4e90,#7faae8);--colors-surface:light-dark(#fff,#101a36);
--colors-ink-3:light-dark(#555d70,#9fadc9);--colors-line-strong:light-dark(#7c7970,#7486af);--colors-sunken:light-dark(#eaebe8,#1a2647)}
body{background:var(--colors-surface);font:12px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,310px);gap:6px}`;
writeFileSync(
  page,
  `<style>${readFileSync(at('src/work/figures/kept/figure.css'), 'utf8')}${LOOK}</style>${all.join('')}`,
);
