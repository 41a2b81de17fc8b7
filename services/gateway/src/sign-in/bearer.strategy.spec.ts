import { bearerToken } from './bearer.strategy.js';

describe('bearerToken', () => {
  it.each(['Bearer abc', 'bearer abc'])('parses %s', (header) => {
    expect(bearerToken(header)).toBe('abc');
  });

  it.each([
    [undefined, 'token-missing'],
    ['Basic abc', 'token-missing'],
    ['Bearer ', 'token-missing'],
    ['Bearer', 'token-invalid'],
    ['Bearer a b', 'token-invalid'],
  ])('rejects %s', (header, code) => {
    expect(() => bearerToken(header)).toThrow(expect.objectContaining({ code }));
  });
});
