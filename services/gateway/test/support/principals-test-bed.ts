import { Test } from '@nestjs/testing';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryBroadcasts } from '@rotadas/service-kit/testing/in-memory-broadcasts';
import { InMemoryRouteClient } from '@rotadas/service-kit/testing/in-memory-route-client';
import { GATEWAY_ENV, GatewayEnv } from '../../src/env.js';
import { AccountLookup, type AccountState } from '../../src/sign-in/account-lookup.service.js';
import type { VerifiedToken } from '../../src/sign-in/principal.js';
import { Authenticator } from '../../src/sign-in/authenticator.service.js';
import { TokenVerifier } from '../../src/sign-in/token-verifier.service.js';

const HOUR_MS = 3_600_000;

export async function principalsTestBed() {
  const verified: string[] = [];
  const lookup = { standing: 'good' as AccountState, asked: [] as [string, number][] };
  const records = { user: aUser(), asked: [] as unknown[] };
  const published: object[] = [];
  const lost: number[] = [];
  const broadcasts = new InMemoryBroadcasts();
  const routes = new InMemoryRouteClient();
  routes.handle(usersRoutes.identify, (request) => {
    records.asked.push(request);
    return records.user;
  });
  /** A token that begins with `old` was issued an hour ago. */
  const verify = async (token: string): Promise<VerifiedToken> => {
    verified.push(token);
    const now = Date.now();
    const identity = { uid: 'u1', email: 'ayse@rotadas.example', displayName: null, photoUrl: null };
    const issuedAt = token.startsWith('old') ? now - HOUR_MS : now;
    return { identity, signedInAt: 1_000, issuedAt, expiresAt: now + HOUR_MS };
  };
  const ask = async (token: string, signedInAt: number) => {
    lookup.asked.push([token, signedInAt]);
    return lookup.standing;
  };
  const publish = (_subject: string, message: object) => void published.push(message);
  const module = await Test.createTestingModule({
    providers: [
      Authenticator,
      { provide: GATEWAY_ENV, useValue: GatewayEnv.parse({}) },
      { provide: TokenVerifier, useValue: { verify } },
      { provide: AccountLookup, useValue: { lookUp: ask } },
      { provide: RouteClient, useValue: routes },
      { provide: Broadcasts, useValue: broadcasts },
      { provide: CorePublisher, useValue: { publish } },
    ],
  }).compile();
  const principals = module.get(Authenticator);
  principals.onAccessLost((userId) => lost.push(userId));
  principals.onApplicationBootstrap();
  await Promise.resolve(); // the subscription is made
  const news = {
    tell: (change: object) => broadcasts.publish(ACCESS_CHANGED, change),
    reconnect: () => broadcasts.reconnect(),
  };
  return { principals, verified, lookup, records, news, lost, published };
}
