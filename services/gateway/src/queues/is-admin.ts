import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import type { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** Whether a user is an admin now; a user whose account was erased is not. */
export async function isAdmin(routes: Pick<RouteClient, 'call'>, userId: number): Promise<boolean> {
  try {
    return (await routes.call(usersRoutes.get, { userId })).isAdmin;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'user-unknown') return false;
    throw error;
  }
}
