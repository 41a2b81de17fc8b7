import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { InMemoryRouteClient } from '@rotadas/service-kit/testing/in-memory-route-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { isAdmin } from './is-admin.js';

describe('isAdmin', () => {
  let routes: InMemoryRouteClient;
  beforeEach(() => (routes = new InMemoryRouteClient()));

  it.each([true, false])('is %s as the users service has it', async (expected) => {
    routes.handle(usersRoutes.get, ({ userId }) => aUser({ id: userId, isAdmin: expected }));
    expect(await isAdmin(routes, 7)).toBe(expected);
  });

  it('is false after the account was erased', async () => {
    routes.handle(usersRoutes.get, () => {
      throw new DomainError('user-unknown');
    });
    expect(await isAdmin(routes, 7)).toBe(false);
  });

  it('throws while the users service is unavailable', async () => {
    await expect(isAdmin(routes, 7)).rejects.toMatchObject({ code: 'dependency-away' });
  });
});
