import { App } from '@supabase/lite';
import type { Handler, StackContext } from '../context.ts';

/** `/rest/v1`: PostgREST's answers, made by lite over the stack's own connection. */
export function createRest({ lite, settings }: StackContext): Handler {
  const app = new App({
    connection: lite,
    api: { max_rows: settings.maxRows },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.anonKey,
      secret_key: settings.serviceKey,
      site_url: settings.siteUrl,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
  // On its first request lite would otherwise grant everything to everyone, over the migrations' revokes.
  Object.assign(lite, { rlsState: 'active' });
  return (request, peer) => app.fetch(request, { peerAddress: peer.address });
}
