import { titled } from '#src/lib/product.ts';
import type { Page } from '../pages.tsx';
import { absolute } from './addresses.ts';

const set = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Makes the head of the document that of another page. What only crawlers read they find in that page's own file. */
export function showHead({ title, description, path }: Omit<Page, 'path'> & { path?: string }): void {
  document.title = titled(title);
  set('meta[name="description"]', 'content', description);
  set('link[rel="canonical"]', 'href', absolute(path ?? location.pathname));
}
