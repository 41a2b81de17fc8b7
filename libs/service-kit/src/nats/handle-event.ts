import { Logger } from '@nestjs/common';
import { EventPattern, type NatsContext } from '@nestjs/microservices';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';
import { runWithRequestId } from '../request-context/request-id.js';
import { passMessageAndContext, requestIdOf } from './handle-route.js';
import { parseMessage } from './parse-message.js';

const logger = new Logger('HandleEvent');

/** Lets a controller's method hear of `event`, once in each service's queue group; a failure is logged. */
export function HandleEvent<Payload extends z.ZodType>(event: EventType<Payload>) {
  type Handler = (payload: z.output<Payload>) => Promise<void>;
  return <H extends Handler>(
    target: object,
    key: string,
    method: TypedPropertyDescriptor<H>,
  ): PropertyDescriptor => {
    const handler = method.value;
    if (!handler) throw new TypeError(`${key} is no method`);
    const hear = async function (this: unknown, message: unknown, context: NatsContext) {
      await runWithRequestId(requestIdOf(context), async () => {
        try {
          await handler.call(this, parseMessage(event.payload, message));
        } catch (error) {
          logger.error({ err: error, subject: event.subject });
        }
      });
    };
    const wrapped: PropertyDescriptor = { configurable: true, writable: true, value: hear };
    passMessageAndContext(target, key);
    EventPattern(event.subject)(target, key, wrapped);
    return wrapped;
  };
}
