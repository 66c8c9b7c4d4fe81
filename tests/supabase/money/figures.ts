import { expect } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { only } from '../people/support.ts';

/** What the desk reads is what the ledger says, and what a figure leads to sums to it. */
export async function checkFigures(db: TestDatabase, desk: string, kobo: Record<string, number>): Promise<void> {
  interface Figure extends Record<string, unknown> {
    figure: string;
    key: string;
    kobo: number;
    invoices: number;
  }
  await db.as(desk, async (session) => {
    const figures = await session.query<Figure>('select * from public.money_figures(now()::date)');
    const sumOf = (name: string) =>
      figures.filter(({ figure }) => figure === name).reduce((sum, each) => sum + each.kobo, 0);
    expect(sumOf('age')).toBe(kobo['receivable']);
    expect([sumOf('revenue'), sumOf('net')]).toEqual([-(kobo['revenue'] ?? 0), -(kobo['revenue'] ?? 0)]);
    expect(sumOf('tax')).toBe(-(kobo['tax'] ?? 0));
    expect(sumOf('fees')).toBe(kobo['gateway_fees']);
    expect(sumOf('held')).toBe(-(kobo['suspense'] ?? 0));
    const inHouse = (kobo['gateway'] ?? 0) + (kobo['cash'] ?? 0) + (kobo['bank'] ?? 0);
    expect([sumOf('cash'), sumOf('months')]).toEqual([inHouse, inHouse]);
    for (const { figure, key, kobo: all, invoices } of figures.filter(({ invoices: n }) => n <= 500)) {
      const behind = await session.query<{ kobo: number }>(
        'select kobo from public.money_behind(now()::date, $1, $2)',
        [figure, key],
      );
      expect(behind.length, `${figure} ${key}`).toBeLessThanOrEqual(invoices);
      expect(
        behind.reduce((sum, each) => sum + each.kobo, 0),
        `${figure} ${key}`,
      ).toBe(all);
    }
  });
  const pages: { entry: number; kobo: number }[] = [];
  for (;;) {
    const after = pages.at(-1)?.entry ?? 0;
    const page = await db.as(desk, (session) =>
      session.query<{ entry: number; kobo: number }>('select * from public.money_ledger(now()::date, $1)', [after]),
    );
    if (page.length === 0) break;
    pages.push(...page);
  }
  const { n } = await only<{ n: number }>(db, 'select count(*)::integer as n from private.ledger_lines');
  expect(pages).toHaveLength(n);
  expect(pages.reduce((sum, line) => sum + line.kobo, 0)).toBe(0);
}
