import { Injectable } from '@nestjs/common';
import { DELETED_NAME } from '@rotadas/contracts/agreements/agreement';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { PROFILE_RATINGS_MAX, type PublicProfile } from '@rotadas/contracts/users/public-profile';
import { shortName } from '@rotadas/contracts/users/short-name';
import { shownRating } from '@rotadas/contracts/primitives/shown-rating';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { maskPlate } from '@rotadas/contracts/primitives/vehicle';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HiddenUsers, NO_USERS } from '../blocks/hidden-users.js';
import type { Principal } from '../sign-in/principal.js';

@Injectable()
export class PublicProfileService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hiddenUsers: HiddenUsers,
  ) {}

  /**
   * Sides of an accepted agreement, and the user, get the full name and the plate. Throws
   * `user-unknown`, also if either has blocked the other; admins get the profile anyway.
   */
  async get(userId: number, { userId: viewerId, isAdmin }: Principal): Promise<PublicProfile> {
    const hidden = isAdmin ? NO_USERS : await this.hiddenUsers.find(viewerId);
    if (hidden.has(userId)) throw new DomainError('user-unknown');
    const profile = await this.rpc.call(usersRpc.getProfile, { userId });
    const [{ finished, isShared }, { ratings }] = await Promise.all([
      this.rpc.call(agreementsRpc.summarizeUser, { userId, viewerId }),
      this.rpc.call(agreementsRpc.listRatings, { userId, limit: PROFILE_RATINGS_MAX }),
    ]);
    const visible = ratings.filter(({ fromUserId }) => !hidden.has(fromUserId));
    const names = await this.findNames(visible.map(({ fromUserId }) => fromUserId));
    const { id, fullName, profileImage, createdAt, isPhoneVerified, vehicle } = profile;
    const showsAll = isShared || userId === viewerId;
    const plate = vehicle && vehicle.plate !== null && !showsAll ? maskPlate(vehicle.plate) : vehicle?.plate;
    return {
      id,
      name: showsAll ? fullName : shortName(fullName),
      profileImage,
      memberSince: createdAt ?? null,
      isPhoneVerified,
      finishedAgreements: finished,
      ...shownRating(profile),
      vehicle: vehicle && { ...vehicle, plate: plate ?? null },
      received: visible.map(({ fromUserId, rating, comment, createdAt: at }) => ({
        name: names.get(fromUserId) ?? DELETED_NAME,
        rating,
        comment,
        createdAt: at,
      })),
    };
  }

  private async findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (userIds.length === 0) return new Map();
    const { people } = await this.rpc.call(usersRpc.listPeople, { userIds: [...new Set(userIds)] });
    return new Map(people.map(({ id, fullName }) => [id, shortName(fullName)]));
  }
}
