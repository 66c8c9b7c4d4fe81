import type { HTMLElement } from 'happy-dom';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AppData } from '#src/data/app-data.ts';
import type { Local } from '#sync/engine/database.ts';
import { page, shown, tell } from '../ui/page.ts';
import { spoken } from './spoken.tsx';

const { DataProvider } = await import('#src/data/provider.tsx');

/** What a page has for whom it is open, without a network. */
function dataOf(db: Local, userId: string): AppData {
  const open = { state: 'open', userId, db };
  return {
    opening: { getSnapshot: () => open, subscribe: () => () => undefined },
    session: { supabase: () => Promise.reject(new Error('no network')) },
    start: () => () => undefined,
  } as unknown as AppData;
}

/** A part of a screen on a page that has these data. */
export const around = (data: AppData, part: ReactNode) => <DataProvider data={data}>{part}</DataProvider>;

/** It can be left and come back to. */
function Place({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'Leave' : 'Come back'}
      </button>
      {isThere && children}
    </>
  );
}

/** A part of a screen over a database, until the test is over, and what a person reads and does there. */
export function aScreen(db: Local, userId: string, part: ReactNode) {
  const place = shown(around(dataOf(db, userId), spoken('en', <Place>{part}</Place>)));
  const button = (name: string): HTMLElement | undefined =>
    [...place.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const field = (name: string): HTMLElement | null => {
    const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name));
    return place.querySelector(`[id="${label?.htmlFor}"]`) as HTMLElement | null;
  };
  const press = (name: string): void => tell(button(name), new page.MouseEvent('click', { bubbles: true }));
  return {
    place,
    button,
    press,
    /** The act of the question that is asked on top of it all. */
    agree: (): void =>
      tell(
        place.querySelector('[role="alertdialog"] .danger') ?? undefined,
        new page.MouseEvent('click', { bubbles: true }),
      ),
    pressTwice: (name: string): void => [name, name].forEach(press),
    async leaveAndReturn(): Promise<void> {
      press('Leave');
      await new Promise((resolve) => setTimeout(resolve));
      press('Come back');
    },
    /** Undefined where there is no such field. */
    read: (name: string): unknown => (field(name) as { value?: unknown } | null)?.value,
    choose: (name: string, value: string): void => {
      const list = field(name);
      Reflect.set(list?.constructor.prototype as object, 'value', value, list);
      tell(list ?? undefined, new page.Event('change', { bubbles: true }));
    },
    type: (name: string, text: string): void => {
      const typed = field(name);
      if (!typed) throw new Error(`there is no field ${name}`);
      // As a browser does it, past what React keeps on the field itself.
      Reflect.set(typed.constructor.prototype as object, 'value', text, typed);
      tell(typed, new page.InputEvent('input', { bubbles: true }));
    },
  };
}
