// The whole reader of a file that is handed over. It runs by itself in a browser without a network, so it imports nothing;
// src/work/handover/seal.ts makes what it opens.
const { sealed, rounds, words, name } = JSON.parse(document.querySelector('#sealed').textContent);
const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
const form = document.querySelector('form');
const said = document.querySelector('output');
const summary = document.querySelector('main');

async function open(pin) {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.slice(1, 17), iterations: rounds },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(17, 29) }, key, bytes.slice(29));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(unpacked).text());
}

const element = (tag, text) =>
  Object.assign(document.createElement(tag), text === undefined ? {} : { textContent: text });

/** Only what a narrative of ours is made of, and of that the text: a summary brings no markup of its own. */
const KEPT = new Set(['table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'li', 'p']);
function copy(from, onto) {
  for (const node of from.childNodes) {
    if (node.nodeType === 3) onto.append(node.textContent);
    if (node.nodeType !== 1) continue;
    const kept = KEPT.has(node.localName) ? element(node.localName) : null;
    if (kept) onto.append(kept);
    copy(node, kept ?? onto);
  }
}

const find = (bundle, type) =>
  bundle.entry.map(({ resource }) => resource).find(({ resourceType }) => resourceType === type);

function show(bundle) {
  const { title, date, section } = find(bundle, 'Composition');
  const patient = find(bundle, 'Patient');
  const [{ given = [], family = '' } = {}] = patient.name ?? [];
  summary.append(element('h1', [...given, family].join(' ')));
  summary.append(element('p', [title, date.slice(0, 10), patient.birthDate].filter(Boolean).join(' · ')));
  for (const { title: heading, text } of section) {
    const part = element('section');
    part.append(element('h2', heading));
    copy(new DOMParser().parseFromString(text.div, 'application/xhtml+xml').documentElement, part);
    summary.append(part);
  }
  const link = element('a', words.save);
  link.href = URL.createObjectURL(new Blob([JSON.stringify(bundle)], { type: 'application/fhir+json' }));
  link.download = name;
  summary.append(link);
  form.remove();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  said.textContent = words.opening;
  if (!crypto.subtle || typeof DecompressionStream !== 'function') {
    said.textContent = words.old;
    return;
  }
  open(new FormData(form).get('pin').replaceAll(/\s/g, ''))
    .then(show)
    .catch((error) => {
      said.textContent = error.name === 'OperationError' ? words.wrong : words.old;
    });
});
