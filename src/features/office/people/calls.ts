import type { Asking } from '#src/work/remote/use-asking.ts';
import type { Act } from './rules.ts';

type Client = Parameters<Parameters<Asking['ask']>[0]>[0];

interface Wanted {
  who: string;
  reason: string;
  /** The new role, or who takes the clients. */
  chosen: string;
}

const FUNCTIONS = {
  lock: 'lock_person',
  unlock: 'unlock_person',
  signOut: 'sign_out_person',
  resetStep: 'reset_second_step',
} as const;

export function doAct(client: Client, act: Act, { who, reason, chosen }: Wanted) {
  const device_at = new Date().toISOString();
  if (act === 'changeRole') return client.rpc('change_role', { who, new_role: chosen, reason, device_at });
  if (act === 'handOver')
    return client.rpc('hand_over_clients', { provider: who, successor: chosen, reason, device_at });
  return client.rpc(FUNCTIONS[act], { who, reason, device_at });
}
