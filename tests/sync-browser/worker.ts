import { listenForBackgroundSync } from '#src/data/drain.ts';
import { server } from '#src/data/server.ts';

listenForBackgroundSync(globalThis, server);
