import { safe } from '#src/work/fhir/narrative.ts';
import { base64Of } from './codes.ts';
import reader from './reader.js?raw';
import { ROUNDS } from './seal.ts';
import type { HandoverWords } from './words.ts';

/** Nothing is loaded from anywhere, and nothing can be sent. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; form-action 'none'";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1rem;max-width:45rem}
label,input,button,output,a{display:block;margin:.5rem 0}
input,button{box-sizing:border-box;width:100%;max-width:20rem;min-height:3rem;padding:0 .75rem;font:inherit}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .5rem .25rem 0;border-bottom:1px solid #8888;text-align:start;vertical-align:top;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:1.5rem}
@media print{form,a{display:none}}`;

interface FileOf {
  sealed: Uint8Array<ArrayBuffer>;
  words: HandoverWords['reader'];
  language: string;
  /** Of the summary, where the reader saves it. */
  name: string;
}

/** A page that opens itself, in any browser and without a network, for whoever knows the PIN. */
export function handoverFile({ sealed, words, language, name }: FileOf): string {
  const data = JSON.stringify({ sealed: base64Of(sealed), rounds: ROUNDS, words, name }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${safe(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<form>
<h1>${safe(words.title)}</h1>
<p>${safe(words.help)}</p>
<label for="pin">${safe(words.pin)}</label>
<input id="pin" name="pin" required autocomplete="off" autofocus>
<button>${safe(words.open)}</button>
<output></output>
</form>
<main></main>
<script type="application/json" id="sealed">${data}</script>
<script>${reader}</script>
</body>
</html>
`;
}
