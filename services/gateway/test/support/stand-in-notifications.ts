import { Controller, type Type } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';

type Routes = typeof notificationsRoutes;

/** The token that the stand-in takes for one of a mail. */
export const GOOD_TOKEN = '7.route-matched.signature';

/** Small answers in the place of the notifications service; keeps in `questions` what was asked. */
export function notificationsStandIn(questions: unknown[]): Type<unknown> {
  @Controller()
  class NotificationsStandIn {
    @HandleRoute(notificationsRoutes.list)
    list(question: ParsedRequest<Routes['list']>) {
      questions.push(question);
      return { notifications: [], unread: 3, next: null };
    }

    @HandleRoute(notificationsRoutes.read)
    read(question: ParsedRequest<Routes['read']>) {
      questions.push(question);
      return { unread: 0 };
    }

    @HandleRoute(notificationsRoutes.choices)
    choices(question: ParsedRequest<Routes['choices']>) {
      questions.push(question);
      return DEFAULT_CHOICES;
    }

    @HandleRoute(notificationsRoutes.choose)
    choose(question: ParsedRequest<Routes['choose']>) {
      questions.push(question);
      return question.choices;
    }

    @HandleRoute(notificationsRoutes.pushKey)
    pushKey() {
      return { publicKey: 'a key' };
    }

    @HandleRoute(notificationsRoutes.subscribePush)
    subscribePush(question: ParsedRequest<Routes['subscribePush']>) {
      questions.push(question);
      return {};
    }

    @HandleRoute(notificationsRoutes.unsubscribePush)
    unsubscribePush(question: ParsedRequest<Routes['unsubscribePush']>) {
      questions.push(question);
      return {};
    }

    @HandleRoute(notificationsRoutes.unsubscribe)
    unsubscribe({ token }: ParsedRequest<Routes['unsubscribe']>) {
      if (token !== GOOD_TOKEN) throw new DomainError('unsubscribe-token-invalid');
      return { kind: 'route-matched' as const };
    }

    @HandleRoute(healthRoutes.notifications)
    readiness() {
      return { checks: { mongodb: true, nats: true } };
    }
  }
  return NotificationsStandIn;
}
