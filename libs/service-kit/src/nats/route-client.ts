import { Inject, Injectable } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import type { Route } from '@rotadas/contracts/routing/route';
import { dependencyAway } from '../errors/dependency.js';
import { NATS_CLIENT, recordOf } from './nats-client.js';

/** The longest wait for another service's answer, ms; longer than the services wait for their own servers. */
const ANSWER_LIMIT_MS = 4_000;

/** Asks other services over NATS. */
@Injectable()
export class RouteClient {
  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  /** The answer to `request`, parsed. Throws the DomainError of the service, or `dependency-away` where none answers in time (ms). */
  async call<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
    answerLimitMs = ANSWER_LIMIT_MS,
  ): Promise<z.output<Reply>> {
    return route.reply.parse(await this.ask(route.subject, request, answerLimitMs));
  }

  private async ask(subject: string, request: unknown, answerLimitMs: number): Promise<unknown> {
    try {
      return await firstValueFrom(
        this.client.send<unknown>(subject, recordOf(request)).pipe(timeout(answerLimitMs)),
      );
    } catch (error) {
      const wire = WireError.safeParse(error);
      throw wire.success ? DomainError.fromWire(wire.data) : dependencyAway(subject, error);
    }
  }
}
