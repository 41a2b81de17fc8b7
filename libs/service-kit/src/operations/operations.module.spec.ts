import { jest } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/instance-sample';
import { Metrics } from '../metrics/metrics.js';
import { NatsPublisher } from '../nats/nats-publisher.js';
import { OperationsModule } from './operations.module.js';

const metrics = new Metrics();
const publish = jest.fn();

@Global()
@Module({
  providers: [
    { provide: Metrics, useValue: metrics },
    { provide: NatsPublisher, useValue: { publish, flush: async () => undefined } },
  ],
  exports: [Metrics, NatsPublisher],
})
class ProcessModule {}

@Module({})
class ServiceModule {}

describe('OperationsModule', () => {
  beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterAll(() => void jest.useRealTimers());

  it('starts while a server is silent, and publishes a last sample at shutdown', async () => {
    metrics.addPing('redis', () => new Promise(() => undefined));
    const module = {
      module: ServiceModule,
      imports: [ProcessModule, OperationsModule.forRoot({ name: 'users' })],
    };
    const app = await NestFactory.createApplicationContext(module, { logger: false });
    expect(publish).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(9_000);
    const sample = { service: 'users', isLast: false, reachableServers: { redis: false } };
    expect(publish).toHaveBeenLastCalledWith(OPERATIONS_SAMPLE, expect.objectContaining(sample));
    await app.close();
    expect(publish).toHaveBeenLastCalledWith(OPERATIONS_SAMPLE, expect.objectContaining({ isLast: true }));
  });
});
