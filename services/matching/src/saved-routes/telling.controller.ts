import { Controller } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { PLAN_SETTLED_AFTER_MS, TellingService } from './telling.service.js';

type Payload<Name extends keyof typeof providersEvents> = PayloadOf<(typeof providersEvents)[Name]>;

/**
 * Offers of one provider are told in order. What a copy that was killed had taken is told by
 * another after this, ms: telling twice at once does no harm, and people wait for it.
 */
const TELLING = { orderedBy: ({ userId }: { userId: number }) => userId, ackWaitMs: 3_000 };

/** Hears which offers came, and lets their fitting routes be told. */
@Controller()
export class TellingController {
  constructor(private readonly telling: TellingService) {}

  @HandleEvent(providersEvents.wentOnline, TELLING)
  cameOnline({ userId, offerId }: Payload<'wentOnline'>) {
    return this.telling.tellLive(userId, offerId);
  }

  @HandleEvent(providersEvents.offerChanged, TELLING)
  changed({ userId, offerId }: Payload<'offerChanged'>) {
    return this.telling.tellLive(userId, offerId);
  }

  @HandleEvent(providersEvents.offerPlanned, { ...TELLING, minAgeMs: PLAN_SETTLED_AFTER_MS })
  planned({ userId, offerId }: Payload<'offerPlanned'>) {
    return this.telling.tellPlanned(userId, offerId);
  }
}
