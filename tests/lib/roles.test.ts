import { describe, expect, it } from 'vitest';
import { afterProviderSignIn, homeOf } from '#src/lib/roles.ts';

const known = (role: string | null, first_name: string | null) => ({ role, first_name });

describe('after a provider signed in', () => {
  it.each([
    ['nutritionist', '/nutritionist-dashboard'],
    ['trainer', '/trainer-dashboard'],
    ['lab_technician', '/lab-technician'],
    ['doctor', '/medical-doctor-dashboard'],
    ['aesthetic_surgeon', '/aesthetic-surgeon-dashboard'],
    ['client', '/dashboard'],
  ])('the server says %s, and it is %s whatever the name', (role, path) => {
    expect(afterProviderSignIn(known(role, 'Dr. Aesthetic'))).toBe(path);
    expect(homeOf(role)).toBe(path);
  });

  it.each([
    ['Dr. Aesthetic Ngozi', '/aesthetic-surgeon-dashboard'],
    ['aesthetic dr ngozi', '/aesthetic-surgeon-dashboard'],
    ['Dr. Ngozi', '/medical-doctor-dashboard'],
    ['Aesthetic Ngozi', '/nutritionist-dashboard'],
    ['Ngozi', '/nutritionist-dashboard'],
    [null, '/nutritionist-dashboard'],
  ])('the server says nothing, and the first name %s leads to %s', (name, path) => {
    expect(afterProviderSignIn(known(null, name))).toBe(path);
  });

  it('the server does not answer, and it is the nutritionist dashboard', () => {
    expect(afterProviderSignIn(null)).toBe('/nutritionist-dashboard');
  });
});
