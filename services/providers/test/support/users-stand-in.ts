import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { User } from '@rotadas/contracts/users/user';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aUser } from '@rotadas/test-kit/a-user';

/** Answers for the users service, which is not under test here. */
export interface UsersStandIn {
  /** Adds a user with an id that nobody had before. */
  add(change?: Partial<User>): User;
  stop(): Promise<void>;
}

/** Starts the stand-in on the same NATS as the service under test. */
export async function startUsersStandIn(natsUrl: string): Promise<UsersStandIn> {
  const users = new Map<number, User>();

  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }): User {
      const user = users.get(userId);
      if (!user) throw new DomainError('user-unknown');
      return user;
    }
  }

  const { stop } = await startStandIn('users', natsUrl, UsersController);
  return {
    add(change) {
      const user = aUser({ id: users.size + 1, ...change });
      users.set(user.id, user);
      return user;
    },
    stop,
  };
}
