import type { Settings } from '../settings.ts';

const SAME_MACHINE = new Set(['localhost', '127.0.0.1']);

function parse(text: string | null): URL | null {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  return url && !url.username && !url.password ? url : null;
}

function sameOrigin(one: URL, other: URL): boolean {
  if (one.origin === 'null' || one.protocol !== other.protocol || one.port !== other.port) return false;
  return one.hostname === other.hostname || (SAME_MACHINE.has(one.hostname) && SAME_MACHINE.has(other.hostname));
}

/** `**` is any text, `*` any text within one segment of a path or name, `?` one such character. */
function patternOf(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    return part === '?' ? '[^./]' : part.replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${source}$`);
}

/** Where a mailed link may lead: the requested address if it is allowed, else the site. */
export function allowedRedirect(wanted: string | null, settings: Settings): string {
  const url = parse(wanted);
  if (!url) return settings.siteUrl;
  const ours = [settings.url, settings.siteUrl].some((own) => sameOrigin(url, new URL(own)));
  const listed = settings.redirectUrls.some((glob) => glob === wanted || patternOf(glob).test(url.href));
  return ours || listed ? url.href : settings.siteUrl;
}

export function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
