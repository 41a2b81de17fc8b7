import { Controller } from '@nestjs/common';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { departureNotification, matchNotification } from './domain/notification-requests.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

/** Many at a time, since an offer may match many saved routes; the stores batch them. */
const IN_ORDER_PER_USER = {
  orderedBy: ({ userId }: { readonly userId: number }) => userId,
  concurrency: 200,
};

@Controller()
export class NotificationTriggersController {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @HandleEvent(matchingEvents.routeMatched, IN_ORDER_PER_USER)
  routeMatched(match: PayloadOf<typeof matchingEvents.routeMatched>) {
    return this.dispatcher.dispatch(matchNotification(match));
  }

  @HandleEvent(providersEvents.departureDue, IN_ORDER_PER_USER)
  departureDue(due: PayloadOf<typeof providersEvents.departureDue>) {
    return this.dispatcher.dispatch(departureNotification(due));
  }
}
