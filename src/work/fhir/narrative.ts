const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as text, wherever there is markup around it. */
export const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const XHTML = 'http://www.w3.org/1999/xhtml';
const within = (markup: string) => ({ status: 'generated', div: `<div xmlns="${XHTML}">${markup}</div>` });

export const sentence = (text: string) => within(`<p>${safe(text)}</p>`);

export const list = (lines: readonly string[]) =>
  within(`<ul>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`);

const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${safe(cell)}</${tag}>`).join('')}</tr>`;

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  within(
    `<table><thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
  );
