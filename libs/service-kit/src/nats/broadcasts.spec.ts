import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { z } from 'zod';
import { Broadcasts } from './broadcasts.js';

/** Fails to subscribe at first. */
class Refusing extends Broadcasts {
  tries = 0;

  constructor(private readonly refusals: number) {
    super(new ClientNats({}));
  }

  override async subscribe() {
    this.tries += 1;
    if (this.tries <= this.refusals) throw new Error('the connection is closed');
    return () => undefined;
  }
}

describe('Broadcasts', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('retries a failed subscription', async () => {
    const broadcasts = new Refusing(1);
    await broadcasts.follow('subject', z.unknown(), () => undefined);
    expect(broadcasts.tries).toBe(2);
  });

  it('stops retrying at shutdown', async () => {
    const broadcasts = new Refusing(Number.POSITIVE_INFINITY);
    const following = broadcasts.follow('subject', z.unknown(), () => undefined);
    broadcasts.onApplicationShutdown();
    await following;
    expect(broadcasts.tries).toBe(1);
  });
});
