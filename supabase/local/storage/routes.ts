import * as calls from './calls.ts';
import type { Run } from './calls.ts';
import { copy, move } from './relocate.ts';

interface Route {
  methods: string;
  path: RegExp;
  run: Run;
  /** Answers without a key or a person's token. */
  open?: boolean;
}

export interface Match {
  run: Run;
  open: boolean;
  bucket: string;
  name: string;
}

// In the order they are tried: the last ones take any bucket.
const ROUTES: Route[] = [
  { methods: 'GET', path: /^bucket\/?$/, run: calls.listBuckets },
  { methods: 'GET', path: /^bucket\/([^/]+)$/, run: calls.readBucket },
  { methods: 'PUT', path: /^object\/upload\/sign\/([^/]+)\/(.+)$/, run: calls.receiveSignedUpload, open: true },
  { methods: 'POST', path: /^object\/upload\/sign\/([^/]+)\/(.+)$/, run: calls.signUpload },
  { methods: 'GET HEAD', path: /^object\/sign\/([^/]+)\/(.+)$/, run: calls.downloadSigned, open: true },
  { methods: 'POST', path: /^object\/sign\/([^/]+)\/(.+)$/, run: calls.signOne },
  { methods: 'POST', path: /^object\/sign\/([^/]+)$/, run: calls.signSeveral },
  { methods: 'GET HEAD', path: /^object\/public\/([^/]+)\/(.+)$/, run: calls.downloadPublic, open: true },
  { methods: 'GET', path: /^object\/info\/(?:authenticated\/)?([^/]+)\/(.+)$/, run: calls.info },
  { methods: 'GET HEAD', path: /^object\/authenticated\/([^/]+)\/(.+)$/, run: calls.download },
  { methods: 'POST', path: /^object\/list\/([^/]+)$/, run: calls.list },
  { methods: 'POST', path: /^object\/move$/, run: move },
  { methods: 'POST', path: /^object\/copy$/, run: copy },
  { methods: 'DELETE', path: /^object\/([^/]+)$/, run: calls.removeSeveral },
  { methods: 'DELETE', path: /^object\/([^/]+)\/(.+)$/, run: calls.removeOne },
  { methods: 'GET HEAD', path: /^object\/([^/]+)\/(.+)$/, run: calls.download },
  { methods: 'POST PUT', path: /^object\/([^/]+)\/(.+)$/, run: calls.receiveUpload },
];

export function matchRoute(method: string, path: string): Match | null {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    if (!found || !route.methods.split(' ').includes(method)) continue;
    return { run: route.run, open: route.open ?? false, bucket: found[1] ?? '', name: found[2] ?? '' };
  }
  return null;
}
