import { describe, expect, it } from 'vitest';
import { bars, code128 } from '#src/lib/code128.ts';

// Worked by hand after ISO/IEC 15417: the check is the start value plus each value times its place, modulo 103.
describe('Code 128', () => {
  it.each([
    // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879; 879 mod 103 = 55
    ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
    // Pairs from the start: 105 + 12·1 + 34·2 = 185; 185 mod 103 = 82
    ['1234', [105, 12, 34, 82, 106]],
    // An odd digit is left to set B: 105 + 12 + 34·2 + 100·3 + 21·4 = 569; mod 103 = 54
    ['12345', [105, 12, 34, 100, 21, 54, 106]],
    // Letters, then eight digits in pairs, then letters again.
    ['A12345678B', [104, 33, 99, 12, 34, 56, 78, 100, 34, 64, 106]],
    ['LAB20261124-0003-E1', [104, 44, 33, 34, 99, 20, 26, 11, 24, 100, 13, 16, 16, 16, 19, 13, 37, 17, 65, 106]],
  ])('writes %s', (text, values) => {
    expect(code128(text)).toEqual(values);
  });

  it('checks what it writes, whatever it is', () => {
    for (const text of ['a', '00', '007', 'x0000y', 'LAB20261231-9999-U9', '~ !"', '123456789012']) {
      const values = code128(text);
      const [check, stop] = values.slice(-2);
      const sum = values.slice(0, -2).reduce((all, value, place) => all + value * Math.max(place, 1), 0);
      expect([sum % 103, 106]).toEqual([check, stop]);
    }
  });

  it('draws each symbol in eleven modules and the stop in thirteen, beginning and ending with a bar', () => {
    const { bars: black, width } = bars('PJJ123C');
    expect(width).toBe(9 * 11 + 13);
    expect(black).toHaveLength(9 * 3 + 4);
    expect(black[0]).toEqual({ x: 0, width: 2 });
    const last = black.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(width);
  });

  it('refuses what the set does not have', () => {
    for (const text of ['', 'é', 'a\tb']) expect(() => code128(text)).toThrow(RangeError);
  });
});
