import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { shortName } from '@rotadas/contracts/users/short-name';
import type { PublicUser } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HiddenUsers } from '../blocks/hidden-users.js';
import type { Principal } from '../sign-in/principal.js';

@Injectable()
export class PublicUserService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hiddenUsers: HiddenUsers,
  ) {}

  /**
   * Admins and the user get the full name; others only while an offer shows it anyway. Throws
   * `user-unknown`, also if either has blocked the other.
   */
  async get(userId: number, viewer: Principal): Promise<PublicUser> {
    if (!viewer.isAdmin && (await this.hiddenUsers.find(viewer.userId)).has(userId))
      throw new DomainError('user-unknown');
    const [user, showsName] = await Promise.all([
      this.rpc.call(usersRpc.getPublic, { userId, viewerId: viewer.userId }),
      viewer.isAdmin || viewer.userId === userId || this.hasOffer(userId),
    ]);
    return showsName ? user : { ...user, fullName: shortName(user.fullName) };
  }

  private async hasOffer(userId: number): Promise<boolean> {
    const [status, planned] = await Promise.all([
      this.rpc.call(providersRpc.getStatus, { userId }),
      this.rpc.call(providersRpc.listPlanned, { userId }),
    ]);
    return status.isOnline || planned.providers.length > 0;
  }
}
