import { TokenCache } from './token-cache.js';

describe('TokenCache', () => {
  let now = 0;
  let verified: string[] = [];
  let away = false;
  const verify = async (token: string) => {
    verified.push(token);
    if (away) throw new Error('away');
    return { value: { of: token }, expiresAt: 100 };
  };
  const cache = () => new TokenCache(verify, () => now);
  beforeEach(() => {
    now = 0;
    verified = [];
    away = false;
  });

  it('verifies a token once until it ends', async () => {
    const tokens = cache();
    expect(await tokens.get('a')).toEqual({ of: 'a' });
    now = 99;
    expect(await tokens.get('a')).toEqual({ of: 'a' });
    expect(verified).toHaveLength(1);
    now = 100;
    await tokens.get('a');
    expect(verified).toHaveLength(2);
  });

  it('shares one verification among those who ask at the same time', async () => {
    const tokens = cache();
    await Promise.all([tokens.get('a'), tokens.get('a'), tokens.get('b')]);
    expect(verified).toHaveLength(2);
  });

  it('does not remember a failure', async () => {
    const tokens = cache();
    away = true;
    await expect(tokens.get('a')).rejects.toThrow('away');
    away = false;
    expect(await tokens.get('a')).toEqual({ of: 'a' });
  });
});
