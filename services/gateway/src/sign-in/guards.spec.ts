import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { AdminGuard } from './guards.js';

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
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  afterAll(() => gateway.stop());

  const send = async (authorization?: string) => {
    const reply = await fetch(`${gateway.url}/api/users/5`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return [reply.status, await reply.json()];
  };

  it.each([`Bearer ${aToken()}`, `bearer ${aToken()}`])('lets a bearer token pass', async (header) => {
    expect(await send(header)).toMatchObject([200, { id: 5 }]);
  });

  it.each([
    [undefined, 'token-missing'],
    [`Basic ${aToken()}`, 'token-missing'],
    ['Bearer', 'token-invalid'],
    [`Bearer ${aToken()} x`, 'token-invalid'],
    ['Bearer no-token', 'token-invalid'],
  ])('rejects the header %j', async (header, code) => {
    expect(await send(header)).toMatchObject([401, { code }]);
  });
});
