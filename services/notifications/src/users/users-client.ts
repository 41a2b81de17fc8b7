import { Injectable } from '@nestjs/common';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { createLookup } from '@rotadas/service-kit/time/batch-loader';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

const NEW_FOR_MS = 7 * 86_400_000;

@Injectable()
export class UsersClient {
  private readonly lookups = createLookup(
    async (userIds: readonly number[]) => {
      const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds: [...userIds] });
      return users;
    },
    ({ id }) => id,
  );

  constructor(private readonly rpc: RpcClient) {}

  /** The verified address; null if the account was deleted. */
  async findAddress(userId: number): Promise<string | null> {
    return (await this.lookups.load(userId))?.email ?? null;
  }

  /** Whether the account is suspended, banned or waits for its erasure. */
  async isClosed(userId: number): Promise<boolean> {
    return (await this.lookups.load(userId))?.isSuspended ?? false;
  }

  /** Whether an account is younger than a week or deleted. `now` is epoch ms. */
  async isNew(userId: number, now: number): Promise<boolean> {
    const account = await this.lookups.load(userId);
    return account === null || (account.createdAt ?? 0) > now - NEW_FOR_MS;
  }
}
