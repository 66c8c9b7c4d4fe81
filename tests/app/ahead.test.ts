import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ahead } from '#src/app/ahead.tsx';

const Screen = ({ day }: { day: string }) => createElement('h1', null, day);

const rendered = (screen: ReturnType<typeof ahead<{ day: string }>>): string =>
  renderToString(createElement(Suspense, { fallback: 'coming' }, createElement(screen, { day: 'Monday' })));

describe('a screen', () => {
  it('is rendered at once where it was loaded ahead', async () => {
    const screen = ahead(() => Promise.resolve(Screen));
    await screen.load();
    expect(rendered(screen)).toContain('<h1>Monday</h1>');
  });

  it('is waited for where it was not', () => {
    expect(rendered(ahead(() => Promise.resolve(Screen)))).toContain('coming');
  });
});
