import { createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { problems } from './problems.ts';

interface UploadGrant {
  owner: string | null;
  upsert: boolean;
}

/** Tokens that open one object for a while, without a caller. */
export interface Signer {
  signDownload(bucket: string, name: string, seconds: number): Promise<string>;
  checkDownload(token: string | null, bucket: string, name: string): Promise<void>;
  signUpload(bucket: string, name: string, grant: UploadGrant): Promise<string>;
  checkUpload(token: string | null, bucket: string, name: string): Promise<UploadGrant>;
}

const HOUR = 60 * 60;
const YEAR = 365 * 24 * HOUR;
const UPLOAD_SECONDS = 2 * HOUR;

/**
 * Whoever receives a link sees its content, so it must not live on in a chat or a history.
 */
const HEALTH_BUCKETS = new Set(['health-records', 'progress-photos']);

export const longestSignature = (bucket: string): number => (HEALTH_BUCKETS.has(bucket) ? HOUR : YEAR);

export function createSigner(jwtSecret: string): Signer {
  // A key of its own: a link to a picture must never pass for a session.
  const key = createHmac('sha256', jwtSecret).update('storage signed urls').digest();

  const sign = (scope: string, url: string, claims: Record<string, unknown>, seconds: number): Promise<string> =>
    new SignJWT({ ...claims, url, scope })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  const check = async (
    scope: string,
    token: string | null,
    url: string,
    maxTokenAge = UPLOAD_SECONDS,
  ): Promise<Record<string, unknown>> => {
    if (!token) throw problems.invalidRequest(`querystring must have required property 'token'`);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], maxTokenAge }).catch((error: unknown) => {
      throw problems.invalidToken(error instanceof errors.JOSEError ? error.message : 'Invalid JWT');
    });
    if (payload['url'] !== url || payload['scope'] !== scope) throw problems.wrongSignature();
    return payload;
  };

  return {
    signDownload: (bucket, name, seconds) => sign('download', `${bucket}/${name}`, {}, seconds),
    checkDownload: async (token, bucket, name) => {
      await check('download', token, `${bucket}/${name}`, longestSignature(bucket));
    },
    signUpload: (bucket, name, grant) => sign('upload', `${bucket}/${name}`, { ...grant }, UPLOAD_SECONDS),
    async checkUpload(token, bucket, name) {
      const { owner, upsert } = await check('upload', token, `${bucket}/${name}`);
      return { owner: typeof owner === 'string' ? owner : null, upsert: upsert === true };
    },
  };
}
