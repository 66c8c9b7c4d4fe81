const IN_TEXT = /https?:\/\/[^\s"'<>]+/g;
const IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
// A sentence may end right after a link.
const AFTERWARDS = /[.,;:!?)\]]+$/;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(html: string): string {
  return html.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole;
    const point = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** The links of a mail, each once, as a browser would follow them. */
export function linksOf(mail: { text: string; html: string }): string[] {
  const written = [...mail.text.matchAll(IN_TEXT)].map(([link]) => link.replace(AFTERWARDS, ''));
  const referred = [...mail.html.matchAll(IN_HTML)].map(([, double, single]) => decodeEntities(double ?? single ?? ''));
  return [...new Set([...written, ...referred.filter((link) => /^https?:\/\//.test(link))])];
}
