import { ClientNats, NatsContext, Server } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import type { Type } from '@nestjs/common';
import { headers } from '@nats-io/transport-node';
import { firstValueFrom } from 'rxjs';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import type { Route } from '@rotadas/contracts/routing/route';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** Serves controllers of NATS routes without a NATS server. */
export class InMemoryServer extends Server {
  private isOpen = true;

  override listen(callback: () => void): void {
    callback();
  }

  override close(): void {
    this.isOpen = false;
  }

  override on(): void {}

  override unwrap<T>(): T {
    throw new Error('there is no server behind it');
  }

  /** Whether a controller handles `subject`, and still does. */
  handles(subject: string): boolean {
    return this.isOpen && this.getHandlerByPattern(subject) !== null;
  }

  /** The reply to a request; throws the error that would cross the wire. */
  async answer(subject: string, request: unknown): Promise<unknown> {
    const handler = this.getHandlerByPattern(subject);
    const reply = await handler?.(request, new NatsContext([subject, headers()]));
    return firstValueFrom(this.transformToObservable(reply));
  }
}

/** Starts the controllers on a server of their own. */
export async function serveInMemory(controllers: Type<unknown>[]): Promise<InMemoryServer> {
  const module = await Test.createTestingModule({ controllers }).compile();
  const server = new InMemoryServer();
  await module.createNestMicroservice({ strategy: server, logger: false }).listen();
  return server;
}

/** Calls the routes of in-memory servers as RouteClient calls those of a NATS server. */
export class ControllerRouteClient extends RouteClient {
  constructor(private readonly servers: readonly InMemoryServer[]) {
    super(new ClientNats({}));
  }

  override async call<Request extends z.ZodType, Reply extends z.ZodType>(
    { subject, reply }: Route<Request, Reply>,
    request: z.input<Request>,
  ): Promise<z.output<Reply>> {
    const server = this.servers.find((candidate) => candidate.handles(subject));
    if (!server) throw dependencyAway(subject, new Error('no responders'));
    return server.answer(subject, overTheWire(request)).then(
      (answer) => reply.parse(overTheWire(answer)),
      (error: unknown) => {
        throw DomainError.fromWire(WireError.parse(error));
      },
    );
  }
}

const overTheWire = (message: unknown): unknown => JSON.parse(JSON.stringify(message));
