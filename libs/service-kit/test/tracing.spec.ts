import { Controller, type INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { defineRpc } from '@rotadas/contracts/protocol/rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '@rotadas/test-kit/trace-collector';
import { HandleEvent } from '../src/events/handle-event.js';
import { outboxEvent } from '../src/events/outbox-event.js';
import { MongodbConnection } from '../src/mongodb/mongodb-connection.js';
import { HandleRpc } from '../src/nats/handle-rpc.js';
import { RpcClient } from '../src/nats/rpc-client.js';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import { connectRedis } from '../src/redis/connect-redis.js';
import { startPeer } from '../src/testing/start-peer.js';
import { startStandIn } from '../src/testing/start-stand-in.js';
import { jobTraceCarrier, traceJob, tracer } from '../src/tracing/tracer.js';
import { startTracing } from '../src/tracing/tracing.module.js';
import { aCollection } from './support/a-collection.js';
import { anEvent } from './support/an-event.js';
import { getStreams } from './support/event-world.js';

const ROUTE = defineRpc({
  subject: 'test.traced',
  request: z.object({ name: z.string() }),
  reply: z.null(),
  errors: ['input-invalid'],
});
const EVENT = anEvent();
const SECRET = 'Ayşe Yılmaz';

describe('traces', () => {
  let collector: TraceCollector;
  let stopTracing: () => Promise<void>;
  let service: { stop(): Promise<void> };
  let caller: INestApplicationContext;
  let mongodb: MongodbConnection;
  let received = 0;
  const redis = connectRedis(requireEnv('REDIS_URL'), {
    log: () => undefined,
    warn: () => undefined,
  } as never);

  @Controller()
  class Responding {
    @HandleRpc(ROUTE)
    async reply({ name }: { name: string }): Promise<null> {
      if (name === '') throw new DomainError('input-invalid');
      await mongodb.run(() => mongodb.mongoose.collection('people').findOne({ name }));
      await redis.set(`test:${name}`, name, 'PX', 1_000);
      return null;
    }
  }

  @Controller()
  class Following {
    @HandleEvent(EVENT)
    async follow(): Promise<void> {
      received += 1;
      await redis.get('test:followed');
    }
  }

  beforeAll(async () => {
    collector = await startTraceCollector();
    stopTracing = await startTracing('service-kit-test', {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      OTEL_BSP_MAX_QUEUE_SIZE: 2_048,
      OTEL_BSP_SCHEDULE_DELAY: 50,
    });
    mongodb = new MongodbConnection(databaseName('tracing'));
    mongodb.onModuleInit();
    service = await startStandIn('tracing-test', requireEnv('NATS_URL'), Responding);
    caller = await startPeer('tracing-caller', requireEnv('NATS_URL'), Following);
  });
  afterAll(async () => {
    await stopTracing();
    await caller.close();
    await service.stop();
    await mongodb.onApplicationShutdown();
    redis.disconnect();
    await collector.stop();
  });

  const call = (name: string) => caller.get(RpcClient).call(ROUTE, { name });
  const root = <Result>(name: string, work: () => Promise<Result>) =>
    tracer.run({ name, kind: 'server' }, work);
  const findChildren = ({ spanId }: CollectedSpan) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  const named = async (name: string): Promise<CollectedSpan> => {
    const find = () => collector.spans.find((span) => span.name === name);
    await eventually(`a span ${name}`, async () => find() !== undefined);
    const found = find();
    if (!found) throw new Error(`no span ${name}`);
    return found;
  };

  it('cover a request, its reply and the commands of MongoDB and Redis, without their values', async () => {
    await root('asking', () => call(SECRET));
    const asking = await named('asking');
    const [rpcCall] = findChildren(asking);
    expect(rpcCall).toMatchObject({ name: ROUTE.subject, attributes: { 'rpc.method': ROUTE.subject } });
    const [reply] = rpcCall ? findChildren(rpcCall) : [];
    expect(reply).toMatchObject({ name: ROUTE.subject, traceId: asking.traceId });
    const commands = reply ? findChildren(reply).map(({ name }) => name) : [];
    expect(commands).toEqual(['find people', 'set']);
    expect(collector.text()).not.toContain(SECRET);
  });

  it('name the process, its version and the product', async () => {
    await root('named', async () => undefined);
    const { resource } = await named('named');
    expect(resource).toMatchObject({ 'service.name': 'service-kit-test', 'service.namespace': 'rotadas' });
    expect(resource['service.version']).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('record the code of a rejection, not as an error', async () => {
    await expect(root('rejected', () => call(''))).rejects.toThrow(DomainError);
    const rejected = await named('rejected');
    expect(rejected.attributes['error.type']).toBe('input-invalid');
    expect(rejected.status?.code ?? 0).toBe(0);
  });

  it('continue from a change through its event to its handlers', async () => {
    const things = await aCollection();
    const relay = new OutboxRelay(things.outbox, getStreams(caller), EVENT.stream);
    try {
      await root('changing', () => things.save(1, outboxEvent(EVENT, { number: 1 })));
      relay.onApplicationBootstrap();
      await eventually('it is handled', async () => received === 1);
      const changing = await named('changing');
      const published = await named(`publish ${EVENT.subject}`);
      const handled = await named(`process ${EVENT.subject}`);
      expect(published.parentSpanId).toBe(changing.spanId);
      expect(handled.parentSpanId).toBe(published.spanId);
      expect(findChildren(handled).map(({ name }) => name)).toEqual(['get']);
    } finally {
      await relay.beforeApplicationShutdown();
      await things.close();
    }
  });

  it('continue with a job; a delayed job starts a new trace with a link', async () => {
    const added = await root('adding', async () => jobTraceCarrier());
    const work = async () => undefined;
    await traceJob({ name: 'soon', queueName: 'q', opts: added }, work, { delayed: false });
    await traceJob({ name: 'late', queueName: 'q', opts: added }, work, { delayed: true });
    const adding = await named('adding');
    expect(await named('job q soon')).toMatchObject({ traceId: adding.traceId, parentSpanId: adding.spanId });
    const late = await named('job q late');
    expect(late.traceId).not.toBe(adding.traceId);
    expect(late.links).toEqual([expect.objectContaining({ traceId: adding.traceId })]);
  });
});
