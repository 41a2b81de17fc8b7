import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { unhandledErrorListener } from './end-process.js';

describe('the listener for unhandled errors', () => {
  it('logs and counts each error, closes the service once and exits with code 1', async () => {
    const fatal = jest.spyOn(Logger.prototype, 'fatal').mockReturnValue(undefined);
    const close = jest.fn(async () => undefined);
    const exited = Promise.withResolvers<number>();
    const listener = unhandledErrorListener({ close }, exited.resolve);
    const errors = [new Error('a fault'), new Error('another one')];
    for (const error of errors) listener(error, 'unhandledRejection');
    expect(await exited.promise).toBe(1);
    expect(fatal.mock.calls.map(([line]) => line)).toEqual(
      errors.map((err) => ({ err, origin: 'unhandledRejection' })),
    );
    expect(close).toHaveBeenCalledTimes(1);
    expect(await new Metrics().samples('rotadas_unhandled_errors_total')).toEqual([
      { labels: { origin: 'uncaughtException' }, value: 0 },
      { labels: { origin: 'unhandledRejection' }, value: 2 },
    ]);
  });
});
