import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import {
  type ActiveProvider,
  type ProviderStatus,
  toOfferFields,
} from '@rotadas/contracts/providers/provider';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { USERS_MAX, usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

export interface LiveOffer {
  readonly offer: Offer;
  readonly provider: ActiveProvider;
}

/** Requests current offers, since the offers in memory may be older than the event. */
@Injectable()
export class OfferClient {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Null if offline or without an account. Throws `position-missing` while the position is not
   * stored yet, which limits the retries of an event, unlike `service-unavailable`.
   */
  async find(userId: number): Promise<LiveOffer | null> {
    const status = await this.rpc.call(providersRpc.getStatus, { userId });
    const { isOnline, offer, position } = status;
    if (!isOnline || !offer) return null;
    const fullName = await this.fetchName(userId);
    if (fullName === null) return null;
    if (!position) throw new DomainError('position-missing');
    return { offer, provider: toActiveProvider(offer, { ...status, position }, fullName) };
  }

  async findPlanned(userId: number, offerId: number): Promise<PlannedProvider | null> {
    const { providers } = await this.rpc.call(providersRpc.listPlanned, { userId });
    return providers.find((planned) => planned.offerId === offerId) ?? null;
  }

  /** Users who blocked the provider or whom the provider blocked. */
  async findHidden(userId: number): Promise<ReadonlySet<number>> {
    const { hidden } = await this.rpc.call(blocksRpc.listHidden, { userIds: [userId] });
    return new Set(hidden.flatMap(({ hiddenIds }) => hiddenIds));
  }

  findWomen(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return select(userIds, async (page) => (await this.rpc.call(usersRpc.listWomen, page)).userIds);
  }

  /** Users whose account is neither suspended, banned nor about to be erased. */
  findOpen(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return select(userIds, async (page) => {
      const { users } = await this.rpc.call(usersRpc.getAccounts, page);
      return users.filter(({ isSuspended }) => !isSuspended).map(({ id }) => id);
    });
  }

  private async fetchName(userId: number): Promise<string | null> {
    try {
      return (await this.rpc.call(usersRpc.get, { userId })).fullName;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'user-unknown') return null;
      throw error;
    }
  }
}

/** Requests which of the users to keep, in pages. */
async function select(
  userIds: readonly number[],
  request: (page: { userIds: number[] }) => Promise<readonly number[]>,
): Promise<ReadonlySet<number>> {
  const selected = new Set<number>();
  const distinct = [...new Set(userIds)];
  for (let start = 0; start < distinct.length; start += USERS_MAX)
    for (const userId of await request({ userIds: distinct.slice(start, start + USERS_MAX) }))
      selected.add(userId);
  return selected;
}

type Placed = ProviderStatus & { readonly position: NonNullable<ProviderStatus['position']> };

function toActiveProvider(offer: Offer, { position, endsAt }: Placed, fullName: string): ActiveProvider {
  return {
    ...position,
    id: offer.userId,
    fullName,
    phone: null,
    endsAt,
    ...toOfferFields(offer),
  };
}
