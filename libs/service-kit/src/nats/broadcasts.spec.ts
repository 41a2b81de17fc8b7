import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { z } from 'zod';
import { Broadcasts } from './broadcasts.js';

it('Broadcasts retries a failed subscription, until shutdown', async () => {
  Logger.overrideLogger(false);
  const broadcasts = new Broadcasts(new ClientNats({}));
  const repeated = Promise.withResolvers<undefined>();
  const subscribe = jest
    .spyOn(broadcasts, 'subscribe')
    .mockRejectedValueOnce(new Error('the connection is closed'))
    .mockImplementation(() => {
      repeated.resolve(undefined);
      return Promise.reject(new Error('the connection is closed'));
    });
  const following = broadcasts.follow('subject', z.unknown(), () => undefined);
  await repeated.promise;
  broadcasts.onApplicationShutdown();
  await following;
  expect(subscribe).toHaveBeenCalledTimes(2);
});
