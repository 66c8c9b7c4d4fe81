import type { Plugin } from 'vite';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { rescueWords } from '../rescue/words.ts';

// What the document says where the app cannot open. It needs no script and no sheet, because those are what may be
// wrong: the words come in sight by themselves after a while, or as soon as the script of the first paint sees why. The
// link leads to the worker, which mends what the device holds: see src/sw/repair.ts.

const LATE_S = 20;
const PLACE = '<!-- rescue -->';

async function inLanguage(language: Language): Promise<string> {
  const { title, detail, act } = await rescueWords.in(language);
  return `<p lang="${language}"><b>${title}</b><br>${detail}<br><a href="?repair">${act}</a></p>`;
}

const styles = [
  '#rescue{position:fixed;inset:auto 0 0;max-width:34rem;margin:auto;padding:1rem;visibility:hidden}',
  '@keyframes rescue{to{visibility:visible}}',
  '[data-broken] #rescue{visibility:visible!important}',
  // Without the script nobody knows the language, and all of them are shown.
  '[data-language] #rescue p{display:none}',
  ...LANGUAGES.map((language) => `[data-language=${language}] #rescue [lang=${language}]{display:block}`),
  '#rescue a{display:inline-block;padding:.75rem 0;color:inherit}',
].join('');

/** On the element itself: who wants no motion has all others switched off, and this one moves nothing. */
const COMES_IN_SIGHT = `animation:rescue 0s ${LATE_S}s forwards!important`;

/** Puts the words into the document of the app, where React takes their place. */
export const rescueInDocument = (): Plugin => ({
  name: 'rescue-in-document',
  apply: 'build',
  async transformIndexHtml(html) {
    const words = (await Promise.all(LANGUAGES.map(inLanguage))).join('');
    return html
      .replace('</head>', `<style>${styles}</style></head>`)
      .replace(PLACE, `<div id="rescue" style="${COMES_IN_SIGHT}">${words}</div>`);
  },
});
