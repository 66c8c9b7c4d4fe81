import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Handler, StackContext } from '../context.ts';
import { json } from '../http/answers.ts';
import { readAtMost, saysJson } from '../http/body.ts';
import { isNestedTooDeep } from '../http/nesting.ts';
import { startSmtpCatcher } from '../mail/smtp-catcher.ts';
import type { SmtpCatcher } from '../mail/smtp-catcher.ts';
import { openFunctions } from './config.ts';
import { startIsolate } from './isolate.ts';
import type { Isolate } from './isolate.ts';

export interface Functions {
  handle: Handler;
  close(): Promise<void>;
}

const NAME = /^[A-Za-z0-9][\w-]*$/;
const PATIENCE_MS = 60_000;

/** As hosted: a key of the project or a person's token, unless the configuration opens the function. */
async function isKnown(request: Request, { settings, tokens }: StackContext): Promise<boolean> {
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const credential = bearer ?? request.headers.get('apikey');
  if (!credential) return false;
  if (credential === settings.anonKey || credential === settings.serviceKey) return true;
  return (await tokens.verify(credential)) !== null;
}

function environment({ settings }: StackContext, catcher: SmtpCatcher | null): Record<string, string> {
  const smtp = settings.smtp ?? {
    host: catcher?.host ?? '',
    port: catcher?.port ?? 0,
    sender: `${settings.productName} <no-reply@localhost>`,
  };
  return {
    SUPABASE_URL: settings.url,
    SUPABASE_ANON_KEY: settings.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: settings.serviceKey,
    SITE_URL: settings.siteUrl,
    PRODUCT_NAME: settings.productName,
    SMTP_HOST: smtp.host,
    SMTP_PORT: String(smtp.port),
    SMTP_USER: smtp.user ?? '',
    SMTP_PASS: smtp.pass ?? '',
    SMTP_SENDER: smtp.sender,
    VAPID_PUBLIC_KEY: settings.vapidPublicKey,
    VAPID_PRIVATE_KEY: settings.vapidPrivateKey,
    ...(settings.pushStandIn && {
      PUSH_LOOPBACK_PORT: String(settings.pushStandIn.port),
      PUSH_PATIENCE_MS: String(settings.pushStandIn.patienceMs),
    }),
  };
}

/** The address as the hosted runtime passes it to the function: from the function's name on. */
function withoutMount(url: string): string {
  const inside = new URL(url);
  inside.pathname = inside.pathname.replace(/^\/functions\/v1/, '');
  return inside.href;
}

/** `/functions/v1/<name>`: the edge functions, run as hosted. */
export async function createFunctions(
  context: StackContext,
  secrets: Record<string, string> = {},
  timeoutMs = PATIENCE_MS,
): Promise<Functions> {
  const { settings, mailbox, log } = context;
  const isolates = new Map<string, Isolate>();
  const open = await openFunctions(path.join(settings.functionsDir, '..', 'config.toml'));
  const catcher = settings.smtp ? null : await startSmtpCatcher(mailbox, log);
  const env = { ...environment(context, catcher), ...secrets };

  const isolateOf = (name: string, file: string): Isolate => {
    const running = isolates.get(name);
    if (running && !running.ended) return running;
    const started = startIsolate({ name, file, env, timeoutMs, log });
    isolates.set(name, started);
    return started;
  };

  const handle: Handler = async (request) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const file = path.join(settings.functionsDir, name, 'index.ts');
    const exists =
      NAME.test(name) &&
      (await access(file).then(
        () => true,
        () => false,
      ));
    if (!exists) return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    if (!open.has(name) && !(await isKnown(request, context))) return json(401, { code: 401, message: 'Invalid JWT' });
    const body = await readAtMost(request, settings.maxBodyBytes);
    if (body === null) return json(413, { code: 413, message: 'The request is too large' });
    if (saysJson(request) && isNestedTooDeep(new TextDecoder().decode(body)))
      return json(400, { code: 400, message: 'The body is nested too deep' });
    const { method, headers, url } = request;
    return isolateOf(name, file).ask({ url: withoutMount(url), method, headers: [...headers], body: body.buffer });
  };

  return {
    handle,
    async close() {
      await Promise.all([...isolates.values()].map((isolate) => isolate.stop()));
      await catcher?.close();
    },
  };
}
