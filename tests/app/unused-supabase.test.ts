import { describe, expect, it } from 'vitest';
import { withoutMembers } from '#src/app/build/unused-supabase.ts';

const CLIENT = `class Client {
  constructor(url) {
    this.url = url;
    this.keys = {
      list: this._list.bind(this),
    };
    this.factors = {
      verify: this._verify.bind(this),
      web: new Web(this),
    };
  }
  signIn(web) { return web.keys.list(this.url); }
  _verify() {}
  _list() {}
  get spare() { return new Spare(); }
}
`;

const left = (names: readonly string[]) => withoutMembers(CLIENT, names);

describe('what is left of a class', () => {
  it('has neither the methods that nobody calls nor what its constructor makes of them', () => {
    expect(left(['keys', '_list', 'web', 'spare']).replaceAll(/\s+/g, '')).toBe(
      `class Client {
        constructor(url) { this.url = url; this.factors = { verify: this._verify.bind(this), }; }
        signIn(web) { return web.keys.list(this.url); }
        _verify() {}
      }`.replaceAll(/\s+/g, ''),
    );
  });

  it('is not built where the class still needs one of them', () => {
    expect(() => left(['_list'])).toThrow('_list is still needed');
    expect(() => left(['_verify'])).toThrow('_verify is still needed');
  });

  it('is not built where the library has one of them no longer', () => {
    expect(() => left(['signOut'])).toThrow('signOut is not here');
  });
});
