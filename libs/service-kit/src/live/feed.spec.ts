import { jest } from '@jest/globals';
import { ClientNats } from '@nestjs/microservices';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import type { Route } from '@rotadas/contracts/routing/route';
import type { z } from 'zod';
import { Broadcasts } from '../nats/broadcasts.js';
import { RouteClient } from '../nats/route-client.js';
import { Feed } from './feed.js';
import type { Mirror } from './mirror.js';

const nobody: Mirror = {
  stamp: 0,
  everybody: () => [],
  inCell: () => [],
  put: () => undefined,
  move: () => 'unknown',
  leave: () => undefined,
  remove: () => undefined,
};

/** Nobody says anything. */
class Silence extends Broadcasts {
  override subscribe() {
    return Promise.resolve(() => undefined);
  }
}

/** Answers that nobody is on the map, and takes a while for it by the mocked clock. */
class Providers extends RouteClient {
  constructor(private readonly work: () => void) {
    super(new ClientNats({}));
  }

  override async call<Request extends z.ZodType, Reply extends z.ZodType>({
    reply,
  }: Route<Request, Reply>): Promise<z.output<Reply>> {
    this.work();
    return reply.parse({ providers: [], cursor: null });
  }
}

describe('Feed', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => void jest.restoreAllMocks());

  /** The time at which a feed takes its snapshot again, s, where the first took `seconds`. */
  async function refreshedAt(seconds: number): Promise<number> {
    const feed = new Feed(null, {
      broadcasts: new Silence(new ClientNats({})),
      routes: new Providers(() => (now += seconds * 1_000)),
      mirror: nobody,
      subjectOf: liveSubject,
      isMirrored: () => true,
      onHeard: () => undefined,
    });
    await feed.ready();
    const resync = jest.spyOn(feed, 'resync').mockReturnValue(undefined);
    let second = now / 1_000;
    for (; resync.mock.calls.length === 0 && second < 10_000; second += 1) feed.refresh(second * 1_000);
    feed.close();
    return second - 1;
  }

  it('takes its snapshot again when that is 45 s old', async () => {
    expect(await refreshedAt(0)).toBe(46);
  });

  it('takes one that took long again only after 50 times as long', async () => {
    expect(await refreshedAt(10)).toBe(511);
  });
});
