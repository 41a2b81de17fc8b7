import { Controller } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { AgreementsService } from './agreements.service.js';
import { FollowUpService } from './follow-up.service.js';

const BY_PROVIDER = { orderedBy: ({ userId }: { readonly userId: number }) => userId };

@Controller()
export class AgreementsController {
  constructor(
    private readonly agreements: AgreementsService,
    private readonly followUp: FollowUpService,
  ) {}

  @HandleRpc(agreementsRpc.request)
  request({ userId, agreement }: ParsedRequest<typeof agreementsRpc.request>) {
    return this.agreements.request(userId, agreement);
  }

  @HandleRpc(agreementsRpc.list)
  list({ userId, page }: ParsedRequest<typeof agreementsRpc.list>) {
    return this.agreements.list(userId, page);
  }

  @HandleRpc(agreementsRpc.listByPerson)
  listByPerson({ admin, userId }: ParsedRequest<typeof agreementsRpc.listByPerson>) {
    return this.agreements.listByPerson(admin, userId);
  }

  @HandleRpc(agreementsRpc.get)
  get({ userId, agreementId }: ParsedRequest<typeof agreementsRpc.get>) {
    return this.agreements.get(userId, agreementId);
  }

  @HandleRpc(agreementsRpc.act)
  act({ userId, agreementId, version, action }: ParsedRequest<typeof agreementsRpc.act>) {
    return this.agreements.act(userId, agreementId, version, action);
  }

  @HandleRpc(agreementsRpc.listPhoneOpenings)
  listPhoneOpenings({ userId, page }: ParsedRequest<typeof agreementsRpc.listPhoneOpenings>) {
    return this.agreements.listPhoneOpenings(userId, page);
  }

  @HandleRpc(agreementsRpc.summarizeUser)
  summarizeUser({ userId, viewerId }: ParsedRequest<typeof agreementsRpc.summarizeUser>) {
    return this.agreements.summarizeUser(userId, viewerId);
  }

  @HandleEvent(agreementsEvents.changed, { orderedBy: ({ agreementId }) => agreementId })
  changed(change: PayloadOf<typeof agreementsEvents.changed>) {
    return this.followUp.afterChange(change);
  }

  @HandleEvent(usersEvents.blocksChanged, { orderedBy: ({ blockerId }) => blockerId })
  async blocksChanged({ blockerId, blockedId, isBlocked }: PayloadOf<typeof usersEvents.blocksChanged>) {
    if (isBlocked) await this.followUp.afterBlock(blockerId, blockedId);
  }

  @HandleEvent(providersEvents.wentOffline, BY_PROVIDER)
  async wentOffline({ offerId, reason }: PayloadOf<typeof providersEvents.wentOffline>) {
    if (offerId !== undefined) await this.followUp.afterOffer(offerId, reason);
  }

  @HandleEvent(providersEvents.offerUnplanned, BY_PROVIDER)
  unplanned({ offerId, reason }: PayloadOf<typeof providersEvents.offerUnplanned>) {
    return this.followUp.afterOffer(offerId, reason);
  }
}
