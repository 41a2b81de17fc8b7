import { Controller } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import type { User } from '@rotadas/contracts/users/user';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleRpc } from '../nats/handle-rpc.js';
import { aUser } from './a-user.js';
import { startStandIn } from './start-stand-in.js';

/** A users service that knows every user; the identity `user-12` is user 12. */
export interface UsersStandIn {
  /** Returns a user with a new ID. */
  add(): User;
  /** IDs of the users hidden from a user; none at first. */
  readonly hidden: Map<number, number[]>;
  stop(): Promise<void>;
}

export const emailForUser = (userId: number): string => `user-${userId}@rotadas.example`;

export async function startUsersStandIn(
  natsUrl: string,
  defaults: (userId: number) => Partial<User> = () => ({}),
): Promise<UsersStandIn> {
  let lastId = 0;
  const hidden = new Map<number, number[]>();
  const find = (id: number): User => aUser({ id, email: emailForUser(id), ...defaults(id) });

  @Controller()
  class UsersController {
    @HandleRpc(usersRpc.get)
    get({ userId }: { userId: number }) {
      return find(userId);
    }

    @HandleRpc(usersRpc.getAccounts)
    getAccounts({ userIds }: { userIds: number[] }) {
      return { users: userIds.map(find).map(({ id, email }) => ({ id, email, uid: `user-${id}` })) };
    }

    @HandleRpc(usersRpc.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      return { ...find(Number(/^user-(\d+)$/.exec(identity.uid)?.[1] ?? 7)), email: identity.email };
    }

    @HandleRpc(blocksRpc.listHidden)
    listHidden({ userIds }: { userIds: number[] }) {
      return { hidden: userIds.map((userId) => ({ userId, hiddenIds: hidden.get(userId) ?? [] })) };
    }

    @HandleRpc(sanctionsRpc.hasForReport)
    hasSanctionForReport() {
      return { hasSanction: false };
    }

    @HandleRpc(healthRpc.users)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }

  const { stop } = await startStandIn('users', natsUrl, UsersController);
  return { add: () => find((lastId += 1)), hidden, stop };
}
