import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_PATHS, PUBLIC_PATHS } from '#src/lib/paths.ts';
import { buildPages, found, meta, ofType, ORIGIN, structuredDataIn } from './built-pages.ts';
import type { BuiltPages, Thing } from './built-pages.ts';
import * as z from 'zod/mini';
import { lowestInWords, priced, priceInWords } from '#src/marketing/content/prices.ts';
import published from '#src/marketing/content/prices.json' with { type: 'json' };
import { PROGRAM_PRICES, SERVICE_PRICES } from './prices.ts';

let built: BuiltPages;
let productName: string;
const pages = new Map<string, string>();

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
const page = (address: string) => pages.get(address) ?? '';

beforeAll(async () => {
  built = await buildPages();
  const manifest = path.resolve(import.meta.dirname, '../../manifest.webmanifest');
  productName = (JSON.parse(await readFile(manifest, 'utf8')) as { name: string }).name;
  for (const address of PUBLIC_PATHS) pages.set(address, await built.read(fileOf(address)));
});
afterAll(() => built.remove());

describe.each(PUBLIC_PATHS)('%s', (address) => {
  it('names itself to tabs, search engines and shared links', () => {
    const html = page(address);
    const [title = ''] = found(html, /<title>([^<]*)<\/title>/);
    expect(title).toContain(productName);
    expect(meta(html, 'description')?.length).toBeGreaterThan(40);
    expect(found(html, /<link rel="canonical" href="([^"]*)"/)).toEqual([new URL(address, ORIGIN).href]);
    expect(meta(html, 'og:url')).toBe(new URL(address, ORIGIN).href);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'og:image')).toBe(`${ORIGIN}/share.jpg`);
    expect(meta(html, 'og:site_name')).toBe(productName);
    expect(html).toContain('<html lang="en-NG">');
  });

  it('says in structured data whose page it is, and how it is reached', () => {
    const things = structuredDataIn(page(address));
    const [organization] = ofType(things, 'Organization');
    expect(organization).toMatchObject({ name: productName, url: `${ORIGIN}/`, areaServed: 'NG' });
    const [breadcrumbs] = ofType(things, 'BreadcrumbList');
    const steps = (breadcrumbs?.['itemListElement'] ?? []) as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(address === '/' ? undefined : ORIGIN + address);
  });

  it('has one heading of the first order and no script that stands in the page', () => {
    const html = page(address);
    expect(found(html, /<(h1)[ >]/)).toHaveLength(1);
    const inline = found(html, /<script(?![^>]* src=)([^>]*)>/);
    expect(inline).toEqual([' type="application/ld+json"']);
    expect(found(html, /<script[^>]* src="([^"]*)"/)).toEqual([
      '/first-paint.js',
      expect.stringMatching(/^\/assets\/public-/),
    ]);
  });

  it('leads only to addresses that are there', () => {
    const known: string[] = [...PUBLIC_PATHS, ...APP_PATHS];
    const links = found(page(address), /<a [^>]*href="([/#][^"]*)"/).map((href) => new URL(href, ORIGIN + address));
    for (const { pathname } of links) expect(known).toContain(pathname);
    for (const { pathname, hash } of links.filter((link) => link.hash && pages.has(link.pathname))) {
      expect(page(pathname)).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

it('gives every page a title and a description of its own', () => {
  for (const of of [(html: string) => found(html, /<title>([^<]*)/)[0], (html: string) => meta(html, 'description')]) {
    expect(new Set([...pages.values()].map(of)).size).toBe(PUBLIC_PATHS.length);
  }
});

const naira = (words: string) => Number(words.replaceAll(/\D/g, ''));

function offers(things: Thing[]): Record<string, unknown> {
  return Object.fromEntries(ofType(things, 'Service').map(({ name, offers: offer }) => [String(name), offer]));
}

it('shows at its price what is offered, and nothing else', () => {
  const prices = {
    leeches: { priceKobo: 5_000_000, from: true },
    walks: { priceKobo: 200_000, per: 'visit' },
  } as const;
  const shown = priced([{ code: 'leeches' }, { code: 'bleeding' }, { code: 'walks' }], ({ code }) => code, prices);
  expect(shown).toEqual([
    { code: 'leeches', priceKobo: 5_000_000, from: true },
    { code: 'walks', priceKobo: 200_000, per: 'visit' },
  ]);
  expect([shown.map(priceInWords), lowestInWords(shown)]).toEqual([['from ₦50,000', '₦2,000 per visit'], '₦2,000']);
});

it('has a file of prices that could have been written from the database', () => {
  const Price = z.strictObject({
    priceKobo: z.int().check(z.gte(100)),
    from: z.optional(z.literal(true)),
    per: z.optional(z.enum(['session', 'class', 'week', 'visit'])),
  });
  expect(
    z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)), Price).safeParse(published).error,
  ).toBeUndefined();
});

it('says no price that is not published', () => {
  const said = new Set([...pages.values()].flatMap((html) => found(html, /₦([\d,]+)/)).map(naira));
  const known = new Set(Object.values(published).map(({ priceKobo }) => priceKobo / 100));
  expect([...said].filter((price) => !known.has(price))).toEqual([]);
});

describe('prices in structured data', () => {
  it('are those of the programs', () => {
    const offered = offers(structuredDataIn(page('/programs')));
    expect(Object.keys(offered)).toEqual(Object.keys(PROGRAM_PRICES));
    for (const [name, price] of Object.entries(PROGRAM_PRICES)) {
      expect(offered[name]).toMatchObject({ '@type': 'Offer', priceCurrency: 'NGN', price: naira(price) });
    }
  });

  it('are those of the services, with what one price pays for', () => {
    const offered = offers(structuredDataIn(page('/services')));
    expect(Object.keys(offered)).toEqual(Object.keys(SERVICE_PRICES));
    for (const [name, [, words]] of Object.entries(SERVICE_PRICES)) {
      const price = words.startsWith('from') ? { minPrice: naira(words) } : { price: naira(words) };
      const unitText = / per (\w+)/.exec(words)?.[1];
      const unit = unitText ? { priceSpecification: { ...price, unitText } } : {};
      expect(offered[name]).toMatchObject({ priceCurrency: 'NGN', ...price, ...unit });
    }
  });
});

it('offers every question of the help center to search engines', () => {
  const [faq] = ofType(structuredDataIn(page('/help-center')), 'FAQPage');
  const questions = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(found(page('/help-center'), /<summary>([^<]*)<\/summary>/));
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text.length).toBeGreaterThan(20);
});

it('says when each of the three centres is open', () => {
  const clubs = ofType(structuredDataIn(page('/services')), 'HealthClub');
  const hours = clubs.map(({ address, openingHoursSpecification }) => [
    (address as { addressLocality: string }).addressLocality,
    ...(openingHoursSpecification as { opens: string; closes: string }[]).map(
      ({ opens, closes }) => `${opens}-${closes}`,
    ),
  ]);
  expect(hours).toEqual([
    ['Lagos', '06:00-22:00', '07:00-20:00'],
    ['Abuja', '06:00-21:00', '07:00-19:00'],
    ['Port Harcourt', '06:00-21:00', '07:00-20:00'],
  ]);
});

describe('what crawlers and hosts read', () => {
  it('names every public page and no other in the sitemap', async () => {
    const listed = found(await built.read('sitemap.xml'), /<loc>([^<]*)<\/loc>/);
    expect(listed).toEqual(PUBLIC_PATHS.map((address) => new URL(address, ORIGIN).href));
  });

  it('keeps crawlers out of the app and shows them the sitemap', async () => {
    const robots = await built.read('robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const barred = found(robots, /^Disallow: (.*)$/);
    expect(barred).toEqual([...APP_PATHS]);
    const shut = PUBLIC_PATHS.filter((address) => barred.some((start) => address.startsWith(start)));
    expect(shut).toEqual([]);
  });

  it('lets the one document of the app answer for its addresses', async () => {
    const rules = (await built.read('_redirects')).trim().split('\n');
    expect(rules).toEqual(APP_PATHS.flatMap((address) => [`${address} /app 200`, `${address}/* /app 200`]));
    expect(await built.read('app.html')).toContain('<div id="root">');
  });

  it('has a page for addresses nobody made, which no search engine keeps', async () => {
    const html = await built.read('404.html');
    expect(html).toContain('Oops! Page not found');
    expect(found(html, /<a [^>]*href="(\/)"[^>]*>Return to Home/)).toEqual(['/']);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  });

  it('keeps for a visit without a network a document that writes any page by itself', async () => {
    const worker = await built.read('sw.js');
    for (const address of ['/app', '/public']) expect(worker).toContain(`"${fileOf(address)}"`);
    for (const address of ['/', '/programs']) expect(worker).not.toContain(`"${fileOf(address)}"`);
    const blank = await built.read('public.html');
    expect(blank).toContain('<div id="root"></div>');
    expect(blank).toMatch(/<script defer="" crossorigin="" src="\/assets\/wake-up-/);
    expect(meta(blank, 'robots')).toBe('noindex');
  });
});
