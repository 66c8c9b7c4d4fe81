import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { naturalId } from '#sync/engine/natural-id.ts';
import { openTestDatabase } from '../support/database.ts';

/** UUID v5 by the platform's own SHA-1. */
function expected(name: string): string {
  const namespace = Buffer.from('6f1c2f6e5a0e5c419a1e1e7a1e7a0001', 'hex');
  const digest = createHash('sha1').update(namespace).update(name).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('law 17: a natural key makes the id', () => {
  it('agrees with SHA-1 at every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const part = 'é'.repeat(length % 7) + 'x'.repeat(length);
      expect(naturalId('t', [part])).toBe(expected(`t:${part}`));
    }
  });

  it('agrees with the database', async () => {
    const db = await openTestDatabase({ engine: 'pglite' });
    const parts = ['00000000-0000-4000-8000-00000000000a', '2026-05-01'];
    const [answer] = await db.query(`select sync.natural_id('water_intake', $1, $2) as id`, parts);
    expect(answer?.['id']).toBe(naturalId('water_intake', parts));
    await db.close();
  });
});
