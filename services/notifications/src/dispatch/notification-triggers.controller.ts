import { Controller } from '@nestjs/common';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { departureNotification, matchNotification } from './domain/notification-requests.js';
import { NotificationDispatcher } from './notification-dispatcher.service.js';

/** An offer may match many saved routes, so notifications are handled in batches. */
const TELLING = { orderedBy: ({ userId }: { readonly userId: number }) => userId, atOnce: 200 };

@Controller()
export class NotificationTriggersController {
  constructor(private readonly telling: NotificationDispatcher) {}

  @HandleEvent(matchingEvents.routeMatched, TELLING)
  routeMatched(match: PayloadOf<typeof matchingEvents.routeMatched>) {
    return this.telling.dispatch(matchNotification(match));
  }

  @HandleEvent(providersEvents.departureDue, TELLING)
  departureDue(due: PayloadOf<typeof providersEvents.departureDue>) {
    return this.telling.dispatch(departureNotification(due));
  }
}
