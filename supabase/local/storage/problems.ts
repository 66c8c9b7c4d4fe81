import { json } from '../http/answers.ts';

/** A refusal with hosted storage's words and numbers: HTTP 400 around a status of its own. */
export class StorageProblem extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly error: string;

  constructor(statusCode: number, code: string, message: string, error = code) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }

  answer(): Response {
    const { statusCode, code, error, message } = this;
    return json(statusCode === 500 ? 500 : 400, { statusCode: String(statusCode), code, error, message });
  }
}

export const problems = {
  noObject: () => new StorageProblem(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noBucket: () => new StorageProblem(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noRoute: () => new StorageProblem(404, 'InvalidRequest', 'Route not found', 'Not Found'),
  invalidKey: (key: string) => new StorageProblem(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidRequest: (message: string) => new StorageProblem(400, 'InvalidRequest', message),
  invalidToken: (message: string) => new StorageProblem(400, 'InvalidJWT', message),
  wrongSignature: () => new StorageProblem(400, 'InvalidSignature', 'Invalid signature'),
  denied: (message: string) => new StorageProblem(403, 'AccessDenied', message, 'Unauthorized'),
  duplicate: () => new StorageProblem(409, 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  tooLarge: () =>
    new StorageProblem(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size', 'Payload too large'),
  wrongType: (type: string) =>
    new StorageProblem(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  internal: () => new StorageProblem(500, 'InternalError', 'Internal server error'),
};

const BY_SQLSTATE = new Map([
  ['42501', () => problems.denied('new row violates row-level security policy')],
  ['23505', problems.duplicate],
  ['23503', problems.noBucket],
]);

/** The database's refusal in storage's words; null for anything unforeseen. */
export function asProblem(error: unknown): StorageProblem | null {
  if (error instanceof StorageProblem) return error;
  const state = error instanceof Error && 'code' in error ? error.code : null;
  return (typeof state === 'string' && BY_SQLSTATE.get(state)?.()) || null;
}
