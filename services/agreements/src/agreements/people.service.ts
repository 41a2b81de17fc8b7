import { Injectable } from '@nestjs/common';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { Person } from './domain/agreement-view.js';

@Injectable()
export class PeopleService {
  constructor(private readonly rpc: RpcClient) {}

  /** Leaves out deleted accounts. */
  async find(userIds: readonly number[]): Promise<ReadonlyMap<number, Person>> {
    const { people } = await this.rpc.call(usersRpc.listPeople, { userIds: [...new Set(userIds)] });
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Whether one of both blocked the other. */
  async isBlockBetween(userId: number, otherId: number): Promise<boolean> {
    return (await this.listHidden(userId)).includes(otherId);
  }

  /** False after a block between both, or if one of them was deleted or suspended. */
  async canMeet(userId: number, otherId: number): Promise<boolean> {
    const [isBlocked, { users }] = await Promise.all([
      this.isBlockBetween(userId, otherId),
      this.rpc.call(usersRpc.getAccounts, { userIds: [userId, otherId] }),
    ]);
    return !isBlocked && users.filter(({ isSuspended }) => !isSuspended).length === 2;
  }

  /** Users whom the user blocked, and who blocked the user. */
  async listHidden(userId: number): Promise<number[]> {
    const { hidden } = await this.rpc.call(blocksRpc.listHidden, { userIds: [userId] });
    return hidden.flatMap(({ hiddenIds }) => hiddenIds);
  }
}
