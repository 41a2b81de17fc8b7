import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Test } from '@nestjs/testing';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { UserLimit } from '../limits/shared-limits.js';
import { AdminGuard, UserLimitGuard } from './guards.js';

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

describe('UserLimitGuard', () => {
  it('counts calls by user', async () => {
    const counted: number[] = [];
    const count = async (userId: number) => void counted.push(userId);
    const module = await Test.createTestingModule({
      providers: [UserLimitGuard, { provide: UserLimit, useValue: { count } }],
    }).compile();
    expect(await module.get(UserLimitGuard).canActivate(contextFor(false))).toBe(true);
    expect(counted).toEqual([7]);
  });
});
