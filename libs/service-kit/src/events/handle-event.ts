import 'reflect-metadata';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';

const HANDLED_EVENT = Symbol('HANDLED_EVENT');

/** Which event this is and when it happened; the same when it is delivered again. */
export interface Occurrence {
  readonly id: string;
  /** Epoch ms. */
  readonly occurredAt: number;
}

type Handler<Payload> = (payload: Payload, occurrence: Occurrence) => Promise<void>;

/**
 * Lets a controller's method hear of `event`, once in each service, also of what happened while the service was away. Should
 * it fail, it hears again later; so hearing the same event twice, or an older one after a newer one, must change nothing.
 */
export function HandleEvent<Payload extends z.ZodType>(event: EventType<Payload>) {
  return <H extends Handler<z.output<Payload>>>(
    _target: object,
    _key: string,
    method: TypedPropertyDescriptor<H>,
  ): void => {
    if (method.value) Reflect.defineMetadata(HANDLED_EVENT, event, method.value);
  };
}

/** The event that a method handles, if any. */
export function handledEvent(method: object): EventType | undefined {
  return Reflect.getMetadata(HANDLED_EVENT, method);
}
