import { listenForBackgroundSync } from '#src/data/sync/drain.ts';
import { server } from '#src/data/server/server.ts';

listenForBackgroundSync(globalThis, server, () => new AbortController().signal);
