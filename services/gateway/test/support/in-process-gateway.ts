import { promisify } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { NatsClient } from '@rotadas/service-kit/nats/nats-client';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { GatewayEnv } from '../../src/env.js';
import { TokenAccountLookup } from '../../src/sign-in/token-account-lookup.js';
import { TokenVerifier } from '../../src/sign-in/token-verifier.js';
import { buildGateway } from '../../src/start/create-gateway.js';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../../src/time-limits.js';
import { aToken, PROJECT_ID } from './a-token.js';
import { inMemoryKeys } from './in-memory-keys.js';
import { toRequest } from './to-request.js';
import { StandInState, standInMatching, standInServices } from './stand-in-services.js';
import { UncheckedTokens } from './unchecked-tokens.js';
import { webFolder, type WebFiles } from './web-folder.js';

export type InProcessGateway = Awaited<ReturnType<typeof startInProcess>>;

/** Collects log lines of level log and above. */
class Lines implements LoggerService {
  readonly written: unknown[] = [];
  readonly log = (line: unknown) => void this.written.push(line);
  readonly error = this.log;
  readonly warn = this.log;
}

/** A gateway for all tests of a file or of a `describe` block; `web` has the files it serves. */
export function useGateway(
  settings: Readonly<Record<string, string>> = {},
  { web, timeLimits }: { readonly web?: WebFiles; readonly timeLimits?: Partial<TimeLimits> } = {},
): InProcessGateway {
  const gateway: InProcessGateway = Object.create(null);
  beforeAll(async () => {
    const folder = web && (await webFolder(web));
    const served = folder && { WEB_DIST: folder.path };
    Object.assign(gateway, await startInProcess({ ...settings, ...served }, timeLimits));
    await folder?.remove(); // responses come from memory
  });
  afterAll(() => gateway.stop());
  return gateway;
}

/** A gateway in the test process, with all dependencies in memory. */
export async function startInProcess(
  settings: Readonly<Record<string, string>> = {},
  timeLimits: Partial<TimeLimits> = {},
) {
  const env = parseEnv(GatewayEnv, { NODE_ENV: 'test', FIREBASE_PROJECT_ID: PROJECT_ID, ...settings });
  const standIns = new StandInState();
  const rpc = new InMemoryRpcClient();
  standInServices(standIns, rpc);
  standInMatching(standIns, rpc);
  const unavailableServices: Pick<InMemoryRpcClient, 'handle'> = {
    handle: (route) => rpc.handle(route, unavailable),
  };
  const subscriber = new InMemoryNatsSubscriber();
  const lines = new Lines();
  const nats = { isOpen: true };
  const app = await buildGateway(
    env,
    { ...DEFAULT_TIME_LIMITS, ...timeLimits },
    async (module, adapter, options) => {
      const testing = await Test.createTestingModule({ imports: [module] })
        .overrideProvider(RpcClient)
        .useValue(rpc)
        .overrideProvider(NatsSubscriber)
        .useValue(subscriber)
        .overrideProvider(NatsPublisher)
        .useValue({
          publish: (subject: string, message: object) => subscriber.receive(subject, message),
          flush: async () => undefined,
        })
        .overrideProvider(NatsClient)
        .useValue(nats)
        // Never connected: limits count in this process, and keys are stored in it.
        .overrideProvider(REDIS)
        .useValue(Object.assign(new Redis({ lazyConnect: true, enableOfflineQueue: false }), inMemoryKeys()))
        .overrideProvider(TokenVerifier)
        .useClass(UncheckedTokens)
        .overrideProvider(TokenAccountLookup)
        .useValue({ lookUp: async () => 'active' })
        .setLogger(lines)
        .compile();
      return testing.createNestApplication<NestFastifyApplication>(adapter, options);
    },
  );
  app.useLogger(lines);
  await app.init();
  const fastify = app.getHttpAdapter().getInstance();
  const url = await fastify.listen({ port: 0, host: env.HOST });
  return {
    url,
    standIns,
    /** Messages published here reach the gateway. */
    subscriber,
    /** Log lines, oldest first. */
    logged: lines.written,
    /** The number of open ones. */
    connections: promisify(fastify.server.getConnections.bind(fastify.server)),
    /** Returns the metrics in the text format of Prometheus. */
    metrics: async () => (await app.get(Metrics, { strict: false }).text()).body,
    /** Calls as Ayşe; a body is sent as JSON by POST. */
    call: (path: string, body?: unknown, token = aToken()) => fetch(`${url}${path}`, toRequest(body, token)),
    nats,
    stopMatching: () => standInMatching(standIns, unavailableServices),
    stopServices() {
      standInMatching(standIns, unavailableServices);
      standInServices(standIns, unavailableServices);
    },
    startServices() {
      standInMatching(standIns, rpc);
      standInServices(standIns, rpc);
    },
    stop: () => app.close(),
  };
}

function unavailable(): never {
  throw dependencyUnavailable('matching', new Error('no responders'));
}
