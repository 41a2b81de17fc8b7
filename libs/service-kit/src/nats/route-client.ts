import { Inject, Injectable } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import type { Route } from '@rotadas/contracts/routing/route';
import { dependencyAway } from '../errors/dependency.js';
import { questionDurations } from '../metrics/histograms.js';
import { tracer } from '../tracing/tracer.js';
import { carriedHeaders, NATS_CLIENT } from './nats-client.js';
import { spanOfQuestion } from './route-spans.js';

/**
 * The longest wait for another service's answer, ms; longer than the services wait for their own
 * servers.
 */
const ANSWER_LIMIT_MS = 4_000;

/** What Nest's server replies: the handler's reply, or an error. */
const Packet = z.object({ err: z.unknown().optional(), response: z.unknown().optional() });

/**
 * Calls other services over NATS, in the form that Nest's server takes. Nest's own client
 * subscribes for each request, which costs the server half as much again; here one inbox receives
 * all replies.
 */
@Injectable()
export class RouteClient {
  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  /**
   * The reply to `request`, parsed. Throws the DomainError of the service, or `dependency-away`
   * where none answers in time (ms).
   */
  async call<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
    answerLimitMs = ANSWER_LIMIT_MS,
  ): Promise<z.output<Reply>> {
    return tracer.run(spanOfQuestion(route.subject), () => this.ask(route, request, answerLimitMs));
  }

  private async ask<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
    answerLimitMs: number,
  ): Promise<z.output<Reply>> {
    const { subject } = route;
    const observe = questionDurations.startTimer({ subject });
    const { err, response } = await this.send(subject, request, answerLimitMs);
    observe({ outcome: err === undefined ? 'answered' : 'refused' });
    if (err === undefined) return route.reply.parse(response);
    const wire = WireError.safeParse(err);
    throw wire.success ? DomainError.fromWire(wire.data) : dependencyAway(subject, err);
  }

  private async send(pattern: string, data: unknown, timeout: number): Promise<z.infer<typeof Packet>> {
    const observe = questionDurations.startTimer({ subject: pattern });
    try {
      // Before the first connection this may take for ever. The fallback spares each request an
      // Error with its stack.
      await pTimeout(this.client.connect(), { milliseconds: timeout, fallback: () => undefined });
      const connection = this.client.unwrap<NatsConnection>();
      // Without an id it would be an event.
      const question = JSON.stringify({ pattern, data, id: 1 });
      const message = await connection.request(pattern, question, { timeout, ...carriedHeaders() });
      return Packet.parse(message.json());
    } catch (error) {
      observe({ outcome: 'away' });
      throw dependencyAway(pattern, error);
    }
  }
}
