import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { NatsClientLifecycle } from '@rotadas/service-kit/nats/nats-client.module';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { InMemoryBroadcasts } from '@rotadas/service-kit/testing/in-memory-broadcasts';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { GatewayEnv } from '../../src/env.js';
import { PositionClient } from '../../src/positions/positions.service.js';
import { AccountLookup } from '../../src/sign-in/account-lookup.service.js';
import { TokenVerifier } from '../../src/sign-in/token-verifier.service.js';
import { buildGateway } from '../../src/start/create-gateway.js';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../../src/time-limits.js';
import { AltchaKey } from '../../src/bot-check/altcha.service.js';
import { UsedTokens } from '../../src/bot-check/bot-check.js';
import { aToken, PROJECT_ID } from './a-token.js';
import { InMemoryAltchaKey, InMemoryUsedTokens } from './in-memory-bot-check.js';
import { InMemoryPublisher } from './in-memory-publisher.js';
import { toRequest } from './to-request.js';
import { StandInState, standInMatching, standInServices } from './stand-in-services.js';
import { UnsignedTokens } from './unsigned-tokens.js';

/** A gateway in the test process, with all dependencies in memory. */
export interface InProcessGateway {
  readonly url: string;
  /** Handlers of the services; a later one replaces an earlier one. */
  readonly rpc: InMemoryRpcClient;
  readonly standIns: StandInState;
  /** Messages published here reach the gateway. */
  readonly broadcasts: InMemoryBroadcasts;
  /** Log lines, oldest first. */
  readonly logged: unknown[];
  /** In Prometheus' text format. */
  metrics(): Promise<string>;
  /** Calls as Ayşe; a body is sent as JSON by POST. */
  call(path: string, body?: unknown, token?: string): Promise<Response>;
  send(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, token?: string): Promise<Response>;
  stopMatching(): void;
  stop(): Promise<void>;
}

/** Collects log lines of level log and above. */
class Lines implements LoggerService {
  readonly written: unknown[] = [];
  readonly log = (line: unknown) => void this.written.push(line);
  readonly error = this.log;
  readonly warn = this.log;
}

export async function startInProcess(
  settings: Readonly<Record<string, string>> = {},
  timeLimits: Partial<TimeLimits> = {},
): Promise<InProcessGateway> {
  const env = parseEnv(GatewayEnv, { NODE_ENV: 'test', FIREBASE_PROJECT_ID: PROJECT_ID, ...settings });
  const standIns = new StandInState();
  const rpc = new InMemoryRpcClient();
  standInServices(standIns, rpc);
  standInMatching(standIns, rpc);
  const broadcasts = new InMemoryBroadcasts();
  const lines = new Lines();
  const app = await buildGateway(
    env,
    { ...DEFAULT_TIME_LIMITS, ...timeLimits },
    async (module, adapter, options) => {
      const testing = await Test.createTestingModule({ imports: [module] })
        .overrideProvider(RpcClient)
        .useValue(rpc)
        .overrideProvider(PositionClient)
        .useValue(rpc)
        .overrideProvider(Broadcasts)
        .useValue(broadcasts)
        .overrideProvider(CorePublisher)
        .useValue(new InMemoryPublisher(broadcasts))
        .overrideProvider(NatsClientLifecycle)
        .useValue({ ping: async () => undefined })
        // Never connected: limits count in this process.
        .overrideProvider(REDIS)
        .useValue(new Redis({ lazyConnect: true, enableOfflineQueue: false }))
        .overrideProvider(UsedTokens)
        .useClass(InMemoryUsedTokens)
        .overrideProvider(AltchaKey)
        .useClass(InMemoryAltchaKey)
        .overrideProvider(TokenVerifier)
        .useClass(UnsignedTokens)
        .overrideProvider(AccountLookup)
        .useValue({ lookUp: async () => 'good' })
        .setLogger(lines)
        .compile();
      return testing.createNestApplication<NestFastifyApplication>(adapter, options);
    },
  );
  app.useLogger(lines);
  await app.init();
  const url = await app.getHttpAdapter().getInstance().listen({ port: 0, host: env.HOST });
  return {
    url,
    rpc,
    standIns,
    broadcasts,
    logged: lines.written,
    metrics: async () => (await app.get(Metrics, { strict: false }).text()).body,
    call: (path, body, token = aToken()) => fetch(`${url}${path}`, toRequest(body, token)),
    send: (method, path, body, token = aToken()) =>
      fetch(`${url}${path}`, { ...toRequest(body, token), method }),
    stopMatching: () => standInMatching(standIns, { handle: (route) => rpc.handle(route, unavailable) }),
    stop: () => app.close(),
  };
}

function unavailable(): never {
  throw dependencyUnavailable('matching', new Error('no responders'));
}
