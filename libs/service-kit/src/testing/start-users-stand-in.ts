import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleRpc } from '../nats/handle-rpc.js';
import { aUser } from './a-user.js';
import { startStandIn } from './start-stand-in.js';

/** A users service that knows every user who was not erased; the identity `user-12` is user 12. */
export interface UsersStandIn {
  add(known?: Partial<User>): User;
  change(userId: number, known: Partial<User>): User;
  erase(userId: number): void;
  stop(): Promise<void>;
}

export const emailForUser = (userId: number): string => `user-${userId}@rotadas.example`;

export async function startUsersStandIn(
  natsUrl: string,
  defaults: (userId: number) => Partial<User> = () => ({}),
): Promise<UsersStandIn> {
  const changes = new Map<number, Partial<User> | 'erased'>();
  let added = 0;
  const find = (id: number): User => {
    const known = changes.get(id) ?? {};
    if (known === 'erased') throw new DomainError('user-unknown');
    return aUser({ id, email: emailForUser(id), ...defaults(id), ...known });
  };
  const change = (userId: number, known: Partial<User>): User => {
    changes.set(userId, known);
    return find(userId);
  };

  @Controller()
  class UsersController {
    @HandleRpc(usersRpc.get)
    get({ userId }: { userId: number }) {
      return find(userId);
    }

    @HandleRpc(usersRpc.getAddresses)
    getAddresses({ userIds }: { userIds: number[] }) {
      const users = userIds.filter((id) => changes.get(id) !== 'erased').map(find);
      return { users: users.map(({ id, email }) => ({ id, email, uid: `user-${id}` })) };
    }

    @HandleRpc(usersRpc.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      return { ...find(Number(/^user-(\d+)$/.exec(identity.uid)?.[1] ?? 7)), email: identity.email };
    }

    @HandleRpc(healthRpc.users)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }

  const { stop } = await startStandIn('users', natsUrl, UsersController);
  return {
    add: (known = {}) => change((added += 1), known),
    change,
    erase: (userId) => void changes.set(userId, 'erased'),
    stop,
  };
}
