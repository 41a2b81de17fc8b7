import { Injectable } from '@nestjs/common';
import { toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { type ProviderStatus, toOfferFields } from '@rotadas/contracts/providers/provider';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { SanctionNotice } from '@rotadas/contracts/sanctions/sanction';
import type { CurrentUser, User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { Principal } from '../sign-in/principal.js';

const NO_OFFER = { activeService: null, serviceFrom: null, serviceTo: null, serviceDescription: null };

@Injectable()
export class CurrentUserService {
  constructor(private readonly rpc: RpcClient) {}

  async get({ identity, userId }: Principal): Promise<CurrentUser> {
    const [user, status] = await Promise.all([
      this.rpc.call(usersRpc.identify, { identity }),
      this.rpc.call(providersRpc.getStatus, { userId }),
    ]);
    return composeCurrentUser(user, status);
  }
}

export function composeCurrentUser(user: User, status: ProviderStatus): CurrentUser {
  const { offer, position } = status;
  return {
    ...user,
    sanction: user.sanction && hasEnded(user.sanction) ? null : user.sanction,
    isOnline: status.isOnline,
    onlineDuration: offer && offer.duration !== 'always' ? offer.duration : null,
    serviceEndsAt: status.endsAt,
    phoneVisibility: offer && toPhoneVisibility(offer),
    showPhone: offer?.showPhone ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    lastLocationUpdate: position?.at ?? null,
    ...(offer ? toOfferFields(offer) : NO_OFFER),
  };
}

/** A suspension ends by the clock of the server, since that of a device may be wrong. */
const hasEnded = ({ until }: SanctionNotice): boolean => until !== null && until <= Date.now();
