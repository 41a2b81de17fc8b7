import { Controller } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aUser } from '@rotadas/test-kit/a-user';

/** Answers for the users service: everybody may go online, and `user-12` is the user 12. */
export function startUsersStandIn(natsUrl: string): Promise<{ stop(): Promise<void> }> {
  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      return aUser({ id: Number(/^user-(\d+)$/.exec(identity.uid)?.[1] ?? 7), email: identity.email });
    }

    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      return aUser({ id: userId, fullName: `Sürücü ${userId}` });
    }

    @HandleRoute(healthRoutes.users)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }

  return startStandIn('users', natsUrl, UsersController);
}
