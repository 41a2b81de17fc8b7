import { Test } from '@nestjs/testing';
import { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { aPrincipal } from '../../test/support/a-known-token.js';
import { GATEWAY_ENV, GatewayEnv } from '../env.js';
import { AnonymousRegions } from '../limits/anonymous-regions.js';
import { Authenticator } from '../sign-in/authenticator.js';
import { ListRateLimit } from './list-rate-limit.js';

const VIEWER = aPrincipal();
const REQUEST = { ip: '192.0.2.7', headers: { authorization: 'Bearer token' } };

describe('ListRateLimit', () => {
  let limit: ListRateLimit;
  beforeEach(async () => {
    const env = GatewayEnv.parse({ ADDRESS_LIMIT_PER_MINUTE: 40 });
    const module = await Test.createTestingModule({
      providers: [
        ListRateLimit,
        { provide: GATEWAY_ENV, useValue: env },
        { provide: AnonymousRegions, useValue: new AnonymousRegions(env) },
        { provide: Authenticator, useValue: { authenticate: async () => VIEWER } },
      ],
    }).compile();
    limit = module.get(ListRateLimit);
  });

  it('counts a region without a token by its cost, too', async () => {
    const check = async () => {
      limit.consume(REQUEST.ip);
      return limit.check({ ip: REQUEST.ip, headers: {} }, ActiveQuery.parse({ bbox: '32,39,33,40' }));
    };
    expect([await check(), await check()]).toEqual([undefined, undefined]);
    await expect(check()).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it.each([
    ['the cached list', {}, 40],
    ['a few of a region', { bbox: '32,39,33,40', limit: '100' }, 40],
    ['a region', { bbox: '32,39,33,40' }, 2],
    ['half of a region', { bbox: '32,39,33,40', limit: '1000' }, 4],
    ['a larger box', { bbox: '26,36,45,42' }, 2],
    ['a circle larger than a region', { near: '39.9,32.8', radius: '200000' }, 2],
    ['the first of all providers', { limit: '1' }, 2],
  ])('allows a user %s this often: %j, %d', async (_what, query, max) => {
    const check = async () => {
      limit.consume(REQUEST.ip);
      return limit.check(REQUEST, ActiveQuery.parse(query));
    };
    for (let count = 0; count < max; count += 1) expect(await check()).toBe(VIEWER);
    await expect(check()).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
