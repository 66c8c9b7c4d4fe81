import { describe, expect, it } from 'vitest';
import { authLinkIn, authLinkTarget, isOfAnother } from '#src/lib/auth-link.ts';

const ADAS = `a.${btoa(JSON.stringify({ sub: 'ada' }))}.c`;
const RECOVERY = `#access_token=${ADAS}&refresh_token=r&type=recovery`;
const SIGN_UP = `#access_token=${ADAS}&refresh_token=r&type=signup`;
const EXPIRED = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
const HALF = '#message=Confirmation+link+accepted';

describe('the link of a mail', () => {
  it.each([
    [RECOVERY, { kind: 'recovery', userId: 'ada' }],
    [SIGN_UP, { kind: 'confirmed', userId: 'ada' }],
    ['#access_token=x', { kind: 'signed-in', userId: null }],
    [EXPIRED, { kind: 'refused', code: 'otp_expired' }],
    ['#error=server_error', { kind: 'refused', code: 'server_error' }],
    [HALF, { kind: 'half-done' }],
    ['#main', null],
    ['', null],
  ])('%s says what it brings', (hash, link) => {
    expect(authLinkIn(hash)).toEqual(link);
  });

  it.each([
    [RECOVERY, 'ada', false],
    [RECOVERY, 'bayo', true],
    [SIGN_UP, 'bayo', true],
    ['#access_token=x', 'bayo', true],
    [EXPIRED, 'bayo', false],
    ['', 'bayo', false],
  ])('%s on the device of %s is of another: %s', (hash, userId, isAnothers) => {
    expect(isOfAnother(authLinkIn(hash), userId)).toBe(isAnothers);
  });

  it.each([
    ['/', RECOVERY, `/reset-password${RECOVERY}`],
    ['/dashboard', RECOVERY, `/reset-password${RECOVERY}`],
    ['/auth', RECOVERY, `/reset-password${RECOVERY}`],
    ['/reset-password', RECOVERY, null],
    ['/', SIGN_UP, `/auth${SIGN_UP}`],
    ['/provider-auth', SIGN_UP, null],
    ['/', EXPIRED, `/auth${EXPIRED}`],
    ['/reset-password', EXPIRED, null],
    ['/', HALF, `/auth${HALF}`],
    ['/help-center', '#billing', null],
  ])('on %s with %s leads to %s', (pathname, hash, target) => {
    expect(authLinkTarget({ pathname, hash })).toBe(target);
  });
});
