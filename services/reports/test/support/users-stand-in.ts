import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aUser } from '@rotadas/test-kit/a-user';

/**
 * Answers for the users service, which is not under test here: it knows everybody but those who
 * were erased.
 */
export interface UsersStandIn {
  erase(userId: number): void;
  /** Lets a user be one who has not accepted the terms. */
  withoutTerms(userId: number): void;
  stop(): Promise<void>;
}

/** Starts the stand-in on the same NATS as the service under test. */
export async function startUsersStandIn(natsUrl: string): Promise<UsersStandIn> {
  const erased = new Set<number>();
  const unaccepted = new Set<number>();

  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      if (erased.has(userId)) throw new DomainError('user-unknown');
      return aUser({ id: userId, termsAccepted: !unaccepted.has(userId) });
    }
  }

  const { stop } = await startStandIn('users', natsUrl, UsersController);
  return {
    erase: (userId) => void erased.add(userId),
    withoutTerms: (userId) => void unaccepted.add(userId),
    stop,
  };
}
