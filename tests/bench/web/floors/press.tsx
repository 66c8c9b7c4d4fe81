import { Dexie } from 'dexie';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The app's own database, with all that is in it. */
async function ownDatabase(): Promise<Dexie> {
  const { userId } = JSON.parse(localStorage.getItem('account') ?? '{}') as { userId?: string };
  return new Dexie(`user:${userId}`).open();
}

const db = ownDatabase();

/** What no press can do less of: one row is put, and one line is made anew. */
function Press() {
  const [count, setCount] = useState(0);
  async function put(): Promise<void> {
    await (await db).table('facts').put({ name: 'floor', value: count + 1 });
    setCount(count + 1);
  }
  return (
    <>
      <button type="button" onClick={() => void put()}>
        Put
      </button>
      <p>{count}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Press />);
