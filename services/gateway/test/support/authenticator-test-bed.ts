import { setImmediate } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { GATEWAY_ENV, GatewayEnv } from '../../src/env.js';
import { UserIdentifier } from '../../src/sign-in/user-identifier.js';
import { TokenAccountLookup, type AccountState } from '../../src/sign-in/token-account-lookup.js';
import type { VerifiedToken } from '../../src/sign-in/principal.js';
import { Authenticator } from '../../src/sign-in/authenticator.js';
import { BotCheckProofs } from '../../src/sign-in/bot-check-proofs.js';
import { Suspensions } from '../../src/sign-in/suspensions.js';
import { TokenVerifier } from '../../src/sign-in/token-verifier.js';
import { IDENTITY } from './a-known-token.js';

const HOUR_MS = 3_600_000;

/** An account that was read in the millisecond of missed changes is looked up again. */
export async function waitForNextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now;) await setImmediate();
}

export async function authenticatorTestBed({ requiresBotCheck = false } = {}) {
  const verified: string[] = [];
  const lookup = {
    state: 'active' as AccountState | Error,
    calls: [] as [string, number][],
    unfinished: [] as string[],
  };
  const records = { user: aUser(), failure: null as ErrorCode | null, calls: [] as unknown[] };
  const suspensions = { stored: [] as number[], failure: null as ErrorCode | null };
  const published: object[] = [];
  const lost: number[] = [];
  const subscriber = new InMemoryNatsSubscriber();
  const rpc = new InMemoryRpcClient();
  rpc.handle(usersRpc.identify, (request) => {
    records.calls.push(request);
    if (records.failure && !request.isConfirmed) throw new DomainError(records.failure);
    return records.user;
  });
  rpc.handle(usersRpc.suspend, ({ userId }) => {
    if (suspensions.failure) throw new DomainError(suspensions.failure);
    suspensions.stored.push(userId);
    return {};
  });
  /** A token that begins with `old` was issued an hour ago; one with `google` is by Google. */
  const verify = async (token: string): Promise<VerifiedToken> => {
    verified.push(token);
    const now = Date.now();
    const issuedAt = token.startsWith('old') ? now - HOUR_MS : now;
    const isByGoogle = token.includes('google');
    const times = { issuedAt, expiresAt: now + HOUR_MS };
    return { identity: IDENTITY, isByGoogle, phone: null, ...times };
  };
  const lookUp = async (token: string, signedInAt: number) => {
    lookup.calls.push([token, signedInAt]);
    if (lookup.state instanceof Error) throw lookup.state;
    return lookup.state;
  };
  const requireProof = async (_uid: string, cookies?: string) => {
    if (requiresBotCheck && cookies !== 'proof') throw new DomainError('bot-check-required');
  };
  const publish = (_subject: string, message: object) => void published.push(message);
  const module = await Test.createTestingModule({
    providers: [
      Authenticator,
      UserIdentifier,
      Suspensions,
      { provide: GATEWAY_ENV, useValue: GatewayEnv.parse({}) },
      { provide: TokenVerifier, useValue: { verify } },
      {
        provide: TokenAccountLookup,
        useValue: { lookUp, count: (outcome: string) => void lookup.unfinished.push(outcome) },
      },
      { provide: RpcClient, useValue: rpc },
      { provide: NatsSubscriber, useValue: subscriber },
      { provide: NatsPublisher, useValue: { publish } },
      { provide: BotCheckProofs, useValue: { requireProof } },
    ],
  }).compile();
  const authenticator = module.get(Authenticator);
  authenticator.onAccessLost((userId) => lost.push(userId));
  authenticator.onApplicationBootstrap();
  await setImmediate(); // lets the subscription complete
  await waitForNextMillisecond();
  const changes = {
    publish: (change: object) => subscriber.receive(ACCESS_CHANGED, change),
    reconnect: () => subscriber.reconnect(),
  };
  return { authenticator, verified, lookup, records, changes, lost, published, suspensions };
}
