import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Test } from '@nestjs/testing';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { UserRateLimit } from '../limits/redis-rate-limits.js';
import { AdminGuard, RestrictionGuard, UserRateLimitGuard } from './guards.js';

const contextFor = (isAdmin: boolean) =>
  new ExecutionContextHost([{ user: aKnownToken({ isAdmin }).principal }]);

describe('AdminGuard', () => {
  it('admits admins only', () => {
    const guard = new AdminGuard();
    expect(guard.canActivate(contextFor(true))).toBe(true);
    expect(() => guard.canActivate(contextFor(false))).toThrow(
      expect.objectContaining({ code: 'admin-required' }),
    );
  });
});

describe('RestrictionGuard', () => {
  it('rejects a restricted user until the restriction ends', () => {
    const context = (restrictedUntil: number) =>
      new ExecutionContextHost([{ user: aKnownToken({ restrictedUntil }).principal }]);
    const guard = new RestrictionGuard();
    expect(guard.canActivate(context(Date.now() - 1))).toBe(true);
    expect(() => guard.canActivate(context(Date.now() + 60_000))).toThrow(
      expect.objectContaining({ code: 'account-restricted' }),
    );
  });
});

describe('UserRateLimitGuard', () => {
  it('counts calls by user', async () => {
    const counted: number[] = [];
    const consume = async (userId: number) => void counted.push(userId);
    const module = await Test.createTestingModule({
      providers: [UserRateLimitGuard, { provide: UserRateLimit, useValue: { consume } }],
    }).compile();
    expect(await module.get(UserRateLimitGuard).canActivate(contextFor(false))).toBe(true);
    expect(counted).toEqual([7]);
  });
});
