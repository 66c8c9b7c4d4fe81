import { parseAst } from 'vite';
import type { Plugin } from 'vite';
import { within } from './parts.ts';
import type { Node } from './parts.ts';

// A class keeps all its methods, called or not, and supabase-js has what others sign in by and what servers do.

/** Of each file what nobody calls, the library itself neither. Whoever begins to takes the name off this list. */
const UNUSED: Readonly<Record<string, string>> = {
  'auth-js/dist/module/GoTrueClient.js': `
    signInWithOtp signInWithOAuth signInWithSSO signInWithIdToken signInAnonymously _handleProviderSignIn
    signInWithWeb3 signInWithEthereum signInWithSolana
    linkIdentity linkIdentityOAuth linkIdentityIdToken unlinkIdentity getUserIdentities _getUrlForProvider
    getClaims fetchJwk reauthenticate _reauthenticate exchangeCodeForSession
    webauthn signInWithPasskey registerPasskey
    recoveryCodes _getRecoveryCodesStatus _generateRecoveryCodes _verifyRecoveryCode _regenerateRecoveryCodes
    _unenrollRecoveryCodes
    oauth _getAuthorizationDetails _approveAuthorization _denyAuthorization _listOAuthGrants _revokeOAuthGrant`,
  'auth-js/dist/module/GoTrueAdminApi.js': `
    inviteUserByEmail generateLink createUser listUsers getUserById updateUserById deleteUser
    mfa _listFactors _deleteFactor passkey _adminListPasskeys _adminDeletePasskey
    oauth _listOAuthClients _createOAuthClient _getOAuthClient _updateOAuthClient _deleteOAuthClient
    _regenerateOAuthClientSecret
    customProviders _listCustomProviders _createCustomProvider _getCustomProvider _updateCustomProvider
    _deleteCustomProvider`,
  'storage-js/dist/index.mjs': `
    vectors analytics purgeCache listV2 uploadToSignedUrl createSignedUploadUrl createSignedUrls
    updateBucket emptyBucket purgeBucketCache
    getBucketLifecycle updateBucketLifecycle deleteBucketLifecycle bucketLifecycleUrl`,
  'postgrest-js/dist/index.mjs': 'explain geojson getOpenApiSpec rollback upsert insert',
  'realtime-js/dist/module/RealtimeChannel.js': 'httpSend',
};

/** Ways inside of what is called that nothing here takes: a factor that is no code, tracing, a page without sockets. */
const UNTAKEN: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'auth-js/dist/module/GoTrueClient.js': [
    [/\('webauthn' in params\s+\? \{[^?]*\?[^:]*:[^:]*\s+: (\{ code: params\.code \})\)/, '$1'],
    [/switch \(data\.webauthn\.type\) \{[^]*?^ {20}\}$/m, ''],
  ],
  'supabase-js/dist/index.mjs': [[/const traceEnabled = .*;/, 'const traceEnabled = false;']],
  'phoenix/priv/static/phoenix.mjs': [
    [/^var LongPoll = class \{\n[^]*?^\};$/m, 'var LongPoll = class {};'],
    // What puts an address together stays: a socket has one too.
    [/^ {2}static request\([^]*?(?=^ {2}static serialize\()/m, ''],
  ],
};

const FILE = /\/node_modules\/@supabase\/([^?]*)$/;

interface Member extends Node {
  key: { name?: string };
}
interface Assignment extends Node {
  expression: { type: string; left: { object?: Node; property?: { name?: string } }; right: Node };
}
interface Access extends Node {
  object: Node & { name?: string };
  property: { name?: string };
}

/** Where the constructor sets it: as a field, or in an object that is one. */
function* setIn(constructor: Node): Generator<Node & { name?: string | undefined }> {
  for (const node of within(constructor, new Set(['ExpressionStatement']))) {
    const { expression } = node as Assignment;
    if (expression.type !== 'AssignmentExpression' || expression.left.object?.type !== 'ThisExpression') continue;
    yield { ...node, name: expression.left.property?.name };
    if (expression.right.type !== 'ObjectExpression') continue;
    for (const each of (expression.right as Node & { properties: Member[] }).properties)
      // With the comma behind it.
      if (each.type === 'Property') yield { ...each, end: each.end + 1, name: each.key.name };
  }
}

function* membersOf(ast: Node): Generator<Node & { name?: string | undefined }> {
  for (const node of within(ast, new Set(['MethodDefinition']))) {
    const { key } = node as Member;
    yield { ...node, name: key.name };
    if (key.name === 'constructor') yield* setIn(node);
  }
}

/** The code without these members; an error where it has one no longer, or still needs it. */
export function withoutMembers(code: string, names: readonly string[]): string {
  const ast = parseAst(code) as unknown as Node;
  const found = [...membersOf(ast)].filter(({ name = '' }) => names.includes(name));
  for (const name of names) if (!found.some((each) => each.name === name)) throw new Error(`${name} is not here.`);
  let left = code;
  for (const { start, end } of found.toSorted((one, other) => other.start - one.start)) {
    // What stands in another that is left out went with it.
    if (!found.some((each) => each.start < start && end <= each.end)) left = left.slice(0, start) + left.slice(end);
  }
  for (const node of within(parseAst(left), new Set(['MemberExpression']))) {
    const { object, property } = node as Access;
    const isOwn = object.type === 'ThisExpression' || object.name?.startsWith('_this');
    const { name = '' } = property;
    if (isOwn && names.includes(name))
      throw new Error(`${name} is still needed: ${left.slice(node.start, node.end + 40)}`);
  }
  return left;
}

function withoutWay(code: string, [way, instead]: readonly [RegExp, string]): string {
  const left = code.replace(way, instead);
  if (left === code) throw new Error(`supabase-js has this no longer, or elsewhere: ${way}`);
  return left;
}

const namesIn = (list: string): string[] => list.match(/\S+/g) ?? [];

/** The code of one of supabase-js' files without what is not needed. */
export const leftOf = (code: string, file: string): string =>
  withoutMembers((UNTAKEN[file] ?? []).reduce(withoutWay, code), namesIn(UNUSED[file] ?? ''));

const ADMIN = 'auth-js/dist/module/GoTrueAdminApi.js';
const { [ADMIN]: _, ...OTHERS } = UNUSED;

/** Of what is an administrator's one thing is left, by which a person ends the sessions elsewhere. */
const CALLED = new RegExp(`\\.(admin\\.(?!signOut\\()\\w+|${Object.values(OTHERS).flatMap(namesIn).join('|')})\\b`);

export const unusedSupabaseParts = (): Plugin => ({
  name: 'unused-supabase-parts',
  apply: 'build',
  transform: {
    filter: { id: [FILE, /\/(src|sync)\/[^?]*\.tsx?$/] },
    handler(code, id) {
      const [, file] = FILE.exec(id) ?? [];
      if (file !== undefined) return leftOf(code, file);
      const [, called] = CALLED.exec(code) ?? [];
      if (called)
        this.error(`${called} of supabase-js is left out of the build: see src/app/build/unused-supabase.ts.`);
      return null;
    },
  },
});
