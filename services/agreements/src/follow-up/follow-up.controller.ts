import { Controller } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { ShareEndings } from '../shares/share-endings.js';
import { FollowUpService } from './follow-up.service.js';

const BY_PROVIDER = { orderedBy: ({ userId }: { readonly userId: number }) => userId };

@Controller()
export class FollowUpController {
  constructor(
    private readonly followUp: FollowUpService,
    private readonly shares: ShareEndings,
  ) {}

  @HandleEvent(agreementsEvents.changed, { orderedBy: ({ agreementId }) => agreementId })
  async changed(change: PayloadOf<typeof agreementsEvents.changed>) {
    await this.shares.afterChange(change);
    await this.followUp.afterChange(change);
  }

  @HandleEvent(usersEvents.blocksChanged, { orderedBy: ({ blockerId }) => blockerId })
  async blocksChanged({ blockerId, blockedId, isBlocked }: PayloadOf<typeof usersEvents.blocksChanged>) {
    if (!isBlocked) return;
    await this.shares.afterBlock(blockerId, blockedId);
    await this.followUp.afterBlock(blockerId, blockedId);
  }

  @HandleEvent(providersEvents.wentOffline, BY_PROVIDER)
  async wentOffline({ offerId, reason, at }: PayloadOf<typeof providersEvents.wentOffline>) {
    if (offerId === undefined) return;
    await this.shares.afterLiveOffer(offerId, at);
    await this.followUp.afterOffer(offerId, reason);
  }

  @HandleEvent(providersEvents.offerUnplanned, BY_PROVIDER)
  unplanned({ offerId, reason }: PayloadOf<typeof providersEvents.offerUnplanned>) {
    return this.followUp.afterOffer(offerId, reason);
  }
}
