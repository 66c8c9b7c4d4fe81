import { emailPrefixOf } from '#src/lib/names.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { allBeside } from './beside.ts';
import { openSessionStore } from './session-store.ts';

/** For the service worker. Null where that person alone uses this device. */
export async function whoIs(userId: string): Promise<{ name: string; isInHand: boolean } | null> {
  const store = openSessionStore(null);
  try {
    const [inHand, beside] = await Promise.all([store.account(), allBeside(store.kept)]);
    const isInHand = inHand?.userId === userId;
    const account = isInHand ? inHand : beside.find((each) => each.account.userId === userId)?.account;
    if (isInHand && beside.length === 0) return null;
    // Who has left this device is told nothing on it.
    if (!account) return { name: PRODUCT_NAME, isInHand };
    return { name: account.name || emailPrefixOf(account.email), isInHand };
  } finally {
    store.close();
  }
}
