import { Injectable } from '@nestjs/common';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

@Injectable()
export class AccountsService {
  private readonly lookups = new Batcher((userIds: readonly number[]) => this.findAddresses(userIds));

  constructor(private readonly users: RouteClient) {}

  /** The verified address; null if the account was deleted. */
  findAddress(userId: number): Promise<string | null> {
    return this.lookups.add(userId);
  }

  private async findAddresses(userIds: readonly number[]): Promise<(string | null)[]> {
    const { users } = await this.users.call(usersRoutes.getAddresses, { userIds: [...new Set(userIds)] });
    const addresses = new Map(users.map(({ id, email }) => [id, email]));
    return userIds.map((userId) => addresses.get(userId) ?? null);
  }
}
