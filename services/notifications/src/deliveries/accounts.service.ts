import { Injectable } from '@nestjs/common';
import type { AccountSummary } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Batcher } from '@rotadas/service-kit/time/batcher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

const NEW_FOR_MS = 7 * 86_400_000;

@Injectable()
export class AccountsService {
  private readonly lookups = new Batcher((userIds: readonly number[]) => this.findAll(userIds));

  constructor(private readonly rpc: RpcClient) {}

  /** The verified address; null if the account was deleted. */
  async findAddress(userId: number): Promise<string | null> {
    return (await this.lookups.add(userId))?.email ?? null;
  }

  /** Whether an account is younger than a week or deleted. `now` is epoch ms. */
  async isNew(userId: number, now: number): Promise<boolean> {
    const account = await this.lookups.add(userId);
    return account === null || (account.createdAt ?? 0) > now - NEW_FOR_MS;
  }

  private async findAll(userIds: readonly number[]): Promise<(AccountSummary | null)[]> {
    const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds: [...new Set(userIds)] });
    const accounts = new Map(users.map((account) => [account.id, account]));
    return userIds.map((userId) => accounts.get(userId) ?? null);
  }
}
