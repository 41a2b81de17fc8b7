import { Injectable } from '@nestjs/common';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Batcher } from '@rotadas/service-kit/time/batcher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

@Injectable()
export class AccountsService {
  private readonly lookups = new Batcher((userIds: readonly number[]) => this.findAddresses(userIds));

  constructor(private readonly rpc: RpcClient) {}

  /** The verified address; null if the account was deleted. */
  findAddress(userId: number): Promise<string | null> {
    return this.lookups.add(userId);
  }

  private async findAddresses(userIds: readonly number[]): Promise<(string | null)[]> {
    const { users } = await this.rpc.call(usersRpc.getAddresses, { userIds: [...new Set(userIds)] });
    const addresses = new Map(users.map(({ id, email }) => [id, email]));
    return userIds.map((userId) => addresses.get(userId) ?? null);
  }
}
