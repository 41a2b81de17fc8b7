import { jest } from '@jest/globals';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Metrics } from '../metrics/metrics.js';
import { unhandledErrorListener } from './end-on-unhandled-error.js';

@Module({ providers: [Metrics] })
class Service {}

describe('the listener for unhandled errors', () => {
  it('logs and counts each error, closes the service once and exits with code 1', async () => {
    const app = await NestFactory.createApplicationContext(Service, { logger: false });
    const metrics = app.get(Metrics);
    const fatal = jest.spyOn(Logger.prototype, 'fatal').mockReturnValue(undefined);
    const close = jest.spyOn(app, 'close');
    const exited = Promise.withResolvers<number>();
    const listener = unhandledErrorListener(app, exited.resolve);
    const errors = [new Error('a fault'), new Error('another one')];
    for (const error of errors) listener(error, 'unhandledRejection');
    expect(await exited.promise).toBe(1);
    expect(fatal.mock.calls.map(([line]) => line)).toEqual(
      errors.map((err) => ({ err, origin: 'unhandledRejection' })),
    );
    expect(close).toHaveBeenCalledTimes(1);
    expect(await metrics.samples('rotadas_unhandled_errors_total')).toEqual([
      { labels: { origin: 'uncaughtException' }, value: 0 },
      { labels: { origin: 'unhandledRejection' }, value: 2 },
    ]);
  });
});
