import type { Device } from './device.ts';
import type { Change } from './engine.ts';
import { entityNamed } from './entities.ts';
import { held } from './held.ts';
import type { Edit } from './operations.ts';
import type { Party } from './party.ts';

// What is said: to each other, and before everybody. Nothing of it is edited, and each of it is there once.

const made = (entity: string, id: string, set: Record<string, unknown>): Change[] => [
  { entity: entityNamed(entity), id, set },
];

export async function talk(party: Party, device: Device, { kind, slot }: Edit): Promise<Change[]> {
  const created_at = new Date(device.clock.now()).toISOString();
  const user_id = device.user;
  const id = crypto.randomUUID();
  if (kind === 'message') {
    party.ledger.saidInCare(`messages:${id}`);
    const pair = { client_id: party.client.id, provider_id: party.carer.id, sender_id: user_id };
    return made('messages', id, {
      ...pair,
      content: party.nextText(),
      urgent: false,
      created_at,
      arrived_at: created_at,
      retract_reason: null,
    });
  }
  if (kind === 'post') {
    return made('community_posts', id, { user_id, content: party.nextText(), post_type: 'general', created_at });
  }
  const posts = await held(device, 'community_posts');
  const post = posts[slot % Math.max(1, posts.length)];
  if (!post) return [];
  const answer = { post_id: post.id, user_id, created_at };
  if (kind === 'comment') return made('post_comments', id, { ...answer, content: party.nextText() });
  return [{ entity: entityNamed('post_likes'), set: answer }];
}

/** Its writer wants the first that is held sent after all. */
export async function sayAgain(party: Party, device: Device): Promise<boolean> {
  const parked = await device.firstHeld();
  if (!parked?.n || !(await device.resend(parked.n))) return false;
  party.ledger.saidAgain(`${parked.entity}:${parked.id}`);
  return true;
}
