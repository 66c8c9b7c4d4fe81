import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { leftOf, withoutMembers } from '#src/app/build/unused-supabase.ts';

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

interface Sockets {
  Socket: new (address: string, options: object) => { connect(): void };
}

describe('what is left of the sockets', () => {
  it('opens one at its address, with what it is asked with', async () => {
    const file = 'phoenix/priv/static/phoenix.mjs';
    const code = leftOf(await readFile(`node_modules/@supabase/${file}`, 'utf8'), file);
    const { Socket } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Sockets;
    const opened: string[] = [];
    function transport(address: string): object {
      opened.push(address);
      return {};
    }
    new Socket('wss://ilera.test/socket', { transport, params: { apikey: 'key' } }).connect();
    expect(opened).toEqual([expect.stringContaining('apikey=key')]);
  });
});
