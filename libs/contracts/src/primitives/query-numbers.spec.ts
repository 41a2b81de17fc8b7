import { z } from 'zod';
import { CountText, NumbersText, NumberText } from './query-numbers.js';

describe('NumberText', () => {
  const Degrees = NumberText(z.number().min(-90).max(90));

  it.each([
    ['39.92', 39.92],
    ['-0', -0],
    ['4.2E1', 42],
    ['-1e-7', -1e-7],
    ['90', 90],
  ])('reads %s as JSON does', (text, number) => {
    expect(Degrees.parse(text)).toBe(number);
  });

  it.each(['', ' ', '39,92', '+3', '0x1f', '.5', '5.', 'NaN', 'Infinity', '1e999', '90.1', '1 ', '٣'])(
    'rejects %j',
    (text) => {
      expect(Degrees.safeParse(text).success).toBe(false);
    },
  );

  it('rejects several numbers; NumbersText accepts them', () => {
    expect(Degrees.safeParse('1,2').success).toBe(false);
    expect(NumbersText.parse('1,-2.5')).toEqual([1, -2.5]);
    for (const text of ['', ',', '1,', '1,,2', '1, 2'])
      expect(NumbersText.safeParse(text).success).toBe(false);
  });
});

describe('CountText', () => {
  it('accepts integers from 1 to the maximum', () => {
    expect([CountText(20).parse('1'), CountText(20).parse('20')]).toEqual([1, 20]);
    for (const text of ['0', '21', '1.5', '1e1', '-1', '', '1000000000'])
      expect(CountText(20).safeParse(text).success).toBe(false);
  });
});
