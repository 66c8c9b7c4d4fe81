// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeOver } from '#src/app/kept/take-over.ts';

afterEach(() => document.body.replaceChildren());

/** The live page takes the place of the kept one, on which this was pressed. Answers what the press did. */
async function pressed(kept: string, which: string, live: string): Promise<string[]> {
  document.body.innerHTML = `<div id="kept">${kept}</div><div id="root"></div>`;
  const [place, root] = document.body.children as unknown as [HTMLElement & { pressed?: Element }, HTMLElement];
  place.pressed = place.querySelector(which) ?? undefined!;
  // There are none in this document.
  root.getAnimations = () => [];
  const done: string[] = [];
  root.addEventListener('click', ({ target }) => done.push((target as Element).id));
  takeOver(root);
  root.innerHTML = `<h1>Meals</h1>${live}`;
  await vi.waitUntil(() => !document.querySelector('#kept'));
  return done;
}

const ROWS = '<ul><li>Egg <button id="egg">Log</button></li><li>Rice <button id="rice">Log</button></li></ul>';

describe('a press on the screen as it was last seen', () => {
  it('is done where the same stands on the live one', async () => {
    expect(await pressed(ROWS.replaceAll('id=', 'class='), '.rice', ROWS)).toEqual(['rice']);
  });

  it('is done though what stood far below was kept without its words', async () => {
    const kept = '<nav><a class="goals">Goals</a><a></a></nav>';
    expect(await pressed(kept, '.goals', '<nav><a id="goals">Goals</a><a>Settings</a></nav>')).toEqual(['goals']);
    const oneRow = '<ul><li>Egg <button class="egg">Log</button></li></ul>';
    expect(await pressed(oneRow, '.egg', ROWS)).toEqual(['egg']);
  });

  it('is not done where what it is about has changed', async () => {
    const kept = '<ul><li>Beans <button class="beans">Log</button></li></ul>';
    expect(await pressed(kept, '.beans', ROWS)).toEqual([]);
  });
});
