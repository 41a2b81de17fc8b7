import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { type EventOccurrence, HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { accountNotification, reportNotification } from './domain/account-requests.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

const IN_ORDER_PER_USER = { orderedBy: ({ userId }: { readonly userId: number }) => userId };

@Controller()
export class AccountTriggersController {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @HandleEvent(usersEvents.accountNews, IN_ORDER_PER_USER)
  accountNews(news: PayloadOf<typeof usersEvents.accountNews>, { id }: EventOccurrence) {
    return this.dispatcher.dispatch(accountNotification(news, id));
  }

  @HandleEvent(reportsEvents.closed, IN_ORDER_PER_USER)
  reportClosed(closed: PayloadOf<typeof reportsEvents.closed>, { id }: EventOccurrence) {
    return this.dispatcher.dispatch(reportNotification(closed, id));
  }
}
