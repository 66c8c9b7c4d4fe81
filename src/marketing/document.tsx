import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PRODUCT_NAME, titled } from '#src/lib/product.ts';
import { absolute } from './head/addresses.ts';
import { structuredData } from './head/structured-data.ts';
import { isPublicPath } from '#src/lib/paths.ts';
import type { PublicPath } from '#src/lib/paths.ts';
import { pageAt } from './pages.tsx';
import type { Page } from './pages.tsx';
import { Site } from './site.tsx';

/** The files made by the build or the development server. */
export interface Assets {
  styles: string[];
  fonts: string[];
  /** Waits for the first interaction. */
  loader: string;
  /** Loaded by it: the page's code and its imports. */
  wakeUp: string[];
}

/** A `<` in a text could end the script element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

interface Identified {
  path: PublicPath;
  page: Page;
}

function Sharing({ path, page: { title, description } }: Identified) {
  const properties = {
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:locale': 'en_NG',
    'og:title': title,
    'og:description': description,
    'og:url': absolute(path),
    'og:image': absolute('/share.jpg'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `The mark of ${PRODUCT_NAME}: eight marks around a person, on indigo cloth`,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** For pages with an address. */
function Identity({ path, page }: Identified) {
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      <Sharing path={path} page={page} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJson(structuredData(path, page)) }} />
    </>
  );
}

/** Common to every document. */
function Frame({ assets }: { assets: Assets }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#18274F" />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script src="/first-paint.js" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

function Head({ path, assets }: { path: string; assets: Assets }) {
  const page = pageAt(path);
  return (
    <head>
      <Frame assets={assets} />
      <title>{titled(page.title)}</title>
      <meta name="description" content={page.description} />
      <script defer crossOrigin="" src={assets.loader} data-wake-up={assets.wakeUp.join(' ')} />
      {isPublicPath(path) ? <Identity path={path} page={page} /> : <meta name="robots" content="noindex" />}
    </head>
  );
}

function written(head: ReactElement, site = ''): string {
  const document = renderToStaticMarkup(
    <html lang="en-NG">
      {head}
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: site }} />
      </body>
    </html>,
  );
  return `<!doctype html>${document}`;
}

/** The whole document of a public page; for any other address, the not-found page. */
export function documentOf(path: string, assets: Assets): string {
  const site = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Site isWritten />
      </StaticRouter>
    </StrictMode>,
  );
  return written(<Head path={path} assets={assets} />, site);
}

/** One document for all public pages on a device that has the code: the code renders the page. */
export function blankDocument(assets: Assets): string {
  const [wakeUp, ...imports] = assets.wakeUp;
  return written(
    <head>
      <Frame assets={assets} />
      <title>{PRODUCT_NAME}</title>
      <meta name="robots" content="noindex" />
      {imports.map((href) => (
        <link key={href} rel="preload" as="script" crossOrigin="" href={href} />
      ))}
      <script defer crossOrigin="" src={wakeUp} />
    </head>,
  );
}
