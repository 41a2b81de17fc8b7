import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { AdminGuard } from './admin.guard.js';
import { SignInGuard } from './sign-in.guard.js';

const asked = (isAdmin: boolean) => new ExecutionContextHost([{ user: aKnownToken({ isAdmin }).principal }]);

describe('AdminGuard', () => {
  it('lets an admin pass, and nobody else', () => {
    const guard = new AdminGuard();
    expect(guard.canActivate(asked(true))).toBe(true);
    expect(() => guard.canActivate(asked(false))).toThrow(
      expect.objectContaining({ code: 'admin-required' }),
    );
  });
});

describe('SignInGuard', () => {
  const guard = new SignInGuard();
  const handled = (error: unknown, found: object | false, status?: number) =>
    guard.handleRequest(error, found, undefined, undefined, status);

  it('lets pass whom the strategy found', () => {
    const { principal } = aKnownToken();
    expect(handled(null, principal)).toBe(principal);
  });

  it('throws why the strategy found nobody', () => {
    const fault = new Error('away');
    expect(() => handled(fault, false)).toThrow(fault);
  });

  it.each([
    [400, 'token-invalid'],
    [401, 'token-missing'],
    [undefined, 'token-missing'],
  ])('says of the strategy’s %s that it is %s', (status, code) => {
    expect(() => handled(null, false, status)).toThrow(expect.objectContaining({ code }));
  });
});
