import { ClientNats } from '@nestjs/microservices';
import type { z } from 'zod';
import type { Route } from '@rotadas/contracts/routing/route';
import type { User } from '@rotadas/contracts/users/user';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { GatewayEnv } from '../../src/env.js';
import { AccountLookup, type Standing } from '../../src/sign-in/account-lookup.js';
import { Principals } from '../../src/sign-in/principals.js';
import { TokenVerifier } from '../../src/sign-in/token-verifier.js';
import type { VerifiedToken } from '../../src/sign-in/principal.js';

const ENV = GatewayEnv.parse({});
const HOUR_MS = 3_600_000;

/** Says of every token that it is good; one that begins with `old` was issued an hour ago. */
class Verifier extends TokenVerifier {
  verified: string[] = [];

  override async verify(token: string): Promise<VerifiedToken> {
    this.verified.push(token);
    const now = Date.now();
    const identity = { uid: 'u1', email: 'ayse@rotadas.example', displayName: null, photoUrl: null };
    const issuedAt = token.startsWith('old') ? now - HOUR_MS : now;
    return { identity, signedInAt: 1_000, issuedAt, expiresAt: now + HOUR_MS };
  }
}

/** Says how an account stands. */
class Lookup extends AccountLookup {
  standing: Standing = 'good';
  asked: [string, number][] = [];

  override async ask(token: string, signedInAt: number): Promise<Standing> {
    this.asked.push([token, signedInAt]);
    return this.standing;
  }
}

/** Answers as the users service does, whose only account this is. */
class Records extends RouteClient {
  user: User = aUser();
  asked: unknown[] = [];

  override async call<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    request: z.input<Request>,
  ): Promise<z.output<Reply>> {
    this.asked.push(request);
    return route.reply.parse(this.user);
  }
}

/** Tells what the services publish, and of connections that were lost. */
class News extends Broadcasts {
  reconnect: () => void = () => undefined;
  tell: (message: unknown) => void = () => undefined;

  override onReconnect(listener: () => void): void {
    this.reconnect = listener;
  }

  override async subscribe<Schema extends z.ZodType>(
    _subject: string,
    schema: Schema,
    hear: (message: z.output<Schema>) => void,
  ): Promise<() => void> {
    this.tell = (message) => hear(schema.parse(message));
    return () => undefined;
  }
}

/** Notes what is published. */
class Published extends CorePublisher {
  readonly messages: object[] = [];

  override publish(_subject: string, message: object): void {
    this.messages.push(message);
  }
}

/** Principals as the gateway has them, with everybody whom they ask in the test's hand. */
export async function principalsTestBed() {
  const [verifier, lookup] = [new Verifier(ENV), new Lookup(ENV)];
  const [records, news] = [new Records(new ClientNats({})), new News(new ClientNats({}))];
  const publisher = new Published(new ClientNats({}));
  const principals = new Principals(ENV, verifier, lookup, records, news, publisher);
  const lost: number[] = [];
  principals.onLoss((userId) => lost.push(userId));
  principals.onApplicationBootstrap();
  await Promise.resolve(); // until the subscription stands
  return { principals, verifier, lookup, records, news, lost, published: publisher.messages };
}
