import { Controller } from '@nestjs/common';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { newsOfDeparture, newsOfMatch } from './domain/news-of.js';
import { TellingService } from './telling.service.js';

/** An offer may match many saved routes, so notifications are handled in batches. */
const TELLING = { orderedBy: ({ userId }: { readonly userId: number }) => userId, atOnce: 200 };

@Controller()
export class TellingController {
  constructor(private readonly telling: TellingService) {}

  @HandleEvent(matchingEvents.routeMatched, TELLING)
  routeMatched(match: PayloadOf<typeof matchingEvents.routeMatched>) {
    return this.telling.tell(newsOfMatch(match));
  }

  @HandleEvent(providersEvents.departureDue, TELLING)
  departureDue(due: PayloadOf<typeof providersEvents.departureDue>) {
    return this.telling.tell(newsOfDeparture(due));
  }
}
