import type { SupabaseClient } from '@supabase/supabase-js';
import { needed } from './env.ts';
import { sendPush } from './web-push.ts';
import type { Subscription } from './web-push.ts';

interface Browser extends Subscription {
  id: string;
  failures: number;
}

async function browsersOf(service: SupabaseClient, userId: string): Promise<Browser[]> {
  const { data, error } = await service.rpc('push_targets', { who: userId });
  if (error) throw error;
  return data as Browser[];
}

async function forget(service: SupabaseClient, { id }: Browser): Promise<void> {
  const { error } = await service.from('push_subscriptions').delete().eq('id', id);
  if (error) throw error;
}

async function countFailure(service: SupabaseClient, { id }: Browser): Promise<void> {
  const { error } = await service.rpc('push_failed', { subscription: id });
  if (error) throw error;
}

async function clearFailures(service: SupabaseClient, { id, failures }: Browser): Promise<void> {
  if (failures === 0) return;
  const { error } = await service.from('push_subscriptions').update({ failures: 0 }).eq('id', id);
  if (error) throw error;
}

/**
 * Sends a message to every browser a person is signed in on. Ended subscriptions are deleted; a push service that
 * cannot be reached joins `silent`, and is not tried again in the same call.
 */
export async function pushTo(
  service: SupabaseClient,
  userId: string,
  message: string,
  silent: Set<string>,
): Promise<void> {
  const vapid = {
    publicKey: needed('VAPID_PUBLIC_KEY'),
    privateKey: needed('VAPID_PRIVATE_KEY'),
    subject: needed('SITE_URL'),
  };
  const browsers = await browsersOf(service, userId);
  const sends = browsers.map(async (browser) => {
    if (silent.has(browser.id)) throw new Error('The push service did not answer a moment ago.');
    try {
      const isSent = (await sendPush(browser, message, vapid)) === 'sent';
      await (isSent ? clearFailures : forget)(service, browser);
    } catch (error) {
      silent.add(browser.id);
      await countFailure(service, browser);
      throw error;
    }
  });
  const failed = (await Promise.allSettled(sends)).filter((end) => end.status === 'rejected');
  // A browser that already has it must not get it twice because another was unreachable.
  if (failed[0] && failed.length === browsers.length) throw failed[0].reason;
}
