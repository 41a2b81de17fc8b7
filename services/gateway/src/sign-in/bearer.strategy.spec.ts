import { jest } from '@jest/globals';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { BearerStrategy, bearerToken } from './bearer.strategy.js';

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

it('BearerStrategy waits for a due look-up of the account', async () => {
  const { principal } = aKnownToken();
  const authenticateRestricted = jest.fn(async () => principal);
  expect(
    await new BearerStrategy({ authenticateRestricted } as never).validate({
      authorization: 'Bearer abc',
      cookie: 'a=b',
    }),
  ).toBe(principal);
  expect(authenticateRestricted).toHaveBeenCalledWith('abc', 'a=b');
});
