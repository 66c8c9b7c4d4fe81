import { useEffect } from 'react';
import { titled } from '#src/lib/product.ts';

function inHead(selector: string, tag: 'meta' | 'link', name: 'name' | 'rel', value: string): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(name, value);
  document.head.append(made);
  return made;
}

/** What the tab is called, what the page is about, and the one address it has. */
export function showHead(title: string, description: string, address: string): void {
  document.title = titled(title);
  inHead('meta[name="description"]', 'meta', 'name', 'description').setAttribute('content', description);
  inHead('link[rel="canonical"]', 'link', 'rel', 'canonical').setAttribute('href', address);
}

export function useHead(title: string, description: string): void {
  useEffect(() => showHead(title, description, location.origin + location.pathname), [title, description]);
}
