import type { Plugin } from 'vite';
import { LANGUAGES } from '#src/lib/words.ts';
import type { Language } from '#src/lib/words.ts';
import { rescueWords } from '../rescue/words.ts';

// What the document says when the app cannot start. It needs no script and no stylesheet, because those may be what is
// broken: the text fades in after a while, or as soon as the first-paint script knows the reason. The link goes to the
// worker, which repairs the device's files: see src/sw/repair.ts.

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
  // Without the script the language is unknown, so all are shown.
  '[data-language] #rescue p{display:none}',
  ...LANGUAGES.map((language) => `[data-language=${language}] #rescue [lang=${language}]{display:block}`),
  '#rescue a{display:inline-block;padding:.75rem 0;color:inherit}',
].join('');

/** Inline, because reduced motion switches off all other animations, and this one moves nothing. */
const FADE_IN = `animation:rescue 0s ${LATE_S}s forwards!important`;

/** Puts the text into the app's document, where React replaces it. */
export const rescueInDocument = (): Plugin => ({
  name: 'rescue-in-document',
  apply: 'build',
  async transformIndexHtml(html) {
    const words = (await Promise.all(LANGUAGES.map(inLanguage))).join('');
    return html
      .replace('</head>', `<style>${styles}</style></head>`)
      .replace(PLACE, `<div id="rescue" style="${FADE_IN}">${words}</div>`);
  },
});
