import { Controller } from '@nestjs/common';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { NotificationRequest } from '../inbox/domain/stored-notification.js';
import {
  changeNotification,
  changeRecipients,
  messageNotification,
  reminderNotification,
  seatsNotification,
} from './domain/agreement-requests.js';
import type { Seen } from './domain/agreement-texts.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

type Events = typeof agreementsEvents;

const IN_ORDER_PER_AGREEMENT = {
  orderedBy: ({ agreementId }: { readonly agreementId: number }) => agreementId,
  concurrency: 200,
};

/** Events have ids only; the texts are made from the present agreement as each side sees it. */
@Controller()
export class AgreementTriggersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dispatcher: NotificationDispatcher,
  ) {}

  @HandleEvent(agreementsEvents.changed, IN_ORDER_PER_AGREEMENT)
  changed(change: PayloadOf<Events['changed']>): Promise<void> {
    return this.notify(changeRecipients(change), change, (seen) => changeNotification(change, seen));
  }

  @HandleEvent(agreementsEvents.messageSent, IN_ORDER_PER_AGREEMENT)
  messageSent(sent: PayloadOf<Events['messageSent']>): Promise<void> {
    const { requesterId, providerId, fromUserId } = sent;
    const recipientId = fromUserId === requesterId ? providerId : requesterId;
    return this.notify([recipientId], sent, (seen) => messageNotification(sent, seen));
  }

  @HandleEvent(agreementsEvents.seatsFreed, IN_ORDER_PER_AGREEMENT)
  seatsFreed(freed: PayloadOf<Events['seatsFreed']>): Promise<void> {
    return this.notify([freed.requesterId], freed, (seen) => seatsNotification(freed, seen, Date.now()));
  }

  @HandleEvent(agreementsEvents.reminderDue, IN_ORDER_PER_AGREEMENT)
  reminderDue(due: PayloadOf<Events['reminderDue']>): Promise<void> {
    const userIds = [due.requesterId, due.providerId];
    return this.notify(userIds, due, (seen) => reminderNotification(due, seen, Date.now()));
  }

  private async notify(
    userIds: readonly number[],
    { agreementId }: { readonly agreementId: number },
    create: (seen: Seen) => NotificationRequest | null,
  ): Promise<void> {
    for (const userId of userIds) {
      const agreement = await this.find(userId, agreementId);
      const request = agreement && create({ userId, agreement });
      if (request) await this.dispatcher.dispatch(request);
    }
  }

  /** Null if it was erased. */
  private async find(userId: number, agreementId: number): Promise<AgreementView | null> {
    try {
      return await this.rpc.call(agreementsRpc.get, { userId, agreementId });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'agreement-unknown') return null;
      throw error;
    }
  }
}
