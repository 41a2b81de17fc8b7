import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { User } from '@rotadas/contracts/users/user';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute } from '../nats/handle-route.js';
import { aUser } from './a-user.js';
import { startStandIn } from './start-stand-in.js';

/**
 * Answers for the users service, which is not under test: it knows everybody but those who were
 * erased, and the identity `user-12` is the user 12.
 */
export interface UsersStandIn {
  /** Adds a user under an id that it has given to nobody before. */
  add(known?: Partial<User>): User;
  /** Lets a user be as told, and otherwise as everybody is. */
  change(userId: number, known: Partial<User>): User;
  /** Lets a user be unknown. */
  erase(userId: number): void;
  stop(): Promise<void>;
}

/** The e-mail address of a user whom no test gave another. */
export const emailOf = (userId: number): string => `user-${userId}@rotadas.example`;

/**
 * Starts the stand-in on the NATS of the service under test.
 *
 * @param everybody how a user is of whom no test said anything else
 */
export async function startUsersStandIn(
  natsUrl: string,
  everybody: (userId: number) => Partial<User> = () => ({}),
): Promise<UsersStandIn> {
  const told = new Map<number, Partial<User> | 'erased'>();
  let added = 0;
  const find = (id: number): User => {
    const known = told.get(id) ?? {};
    if (known === 'erased') throw new DomainError('user-unknown');
    return aUser({ id, email: emailOf(id), ...everybody(id), ...known });
  };
  const change = (userId: number, known: Partial<User>): User => {
    told.set(userId, known);
    return find(userId);
  };

  @Controller()
  class UsersController {
    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      return find(userId);
    }

    @HandleRoute(usersRoutes.getAddresses)
    getAddresses({ userIds }: { userIds: number[] }) {
      const users = userIds.filter((id) => told.get(id) !== 'erased').map(find);
      return { users: users.map(({ id, email }) => ({ id, email })) };
    }

    @HandleRoute(usersRoutes.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      return { ...find(Number(/^user-(\d+)$/.exec(identity.uid)?.[1] ?? 7)), email: identity.email };
    }

    @HandleRoute(healthRoutes.users)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }

  const { stop } = await startStandIn('users', natsUrl, UsersController);
  return {
    add: (known = {}) => change((added += 1), known),
    change,
    erase: (userId) => void told.set(userId, 'erased'),
    stop,
  };
}
