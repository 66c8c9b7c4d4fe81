import { listenForBackgroundSync } from '#src/data/background-sync.ts';
import { server } from '#src/data/server.ts';

listenForBackgroundSync(globalThis, server);
