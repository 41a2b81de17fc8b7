import { jest } from '@jest/globals';
import { ClientNats } from '@nestjs/microservices';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import type { Route } from '@rotadas/contracts/routing/route';
import type { z } from 'zod';
import { Broadcasts } from '../nats/broadcasts.js';
import { RouteClient } from '../nats/route-client.js';
import { AMirror, aVersionedProvider } from '../../test/support/a-mirror.js';
import { Feed, GapDetector } from './feed.js';

/** Nobody says anything. */
class Silence extends Broadcasts {
  override subscribe() {
    return Promise.resolve(() => undefined);
  }
}

/** Returns pages of providers. */
class Providers extends RouteClient {
  constructor(private readonly page: () => object) {
    super(new ClientNats({}));
  }

  override async call<Request extends z.ZodType, Reply extends z.ZodType>({
    reply,
  }: Route<Request, Reply>): Promise<z.output<Reply>> {
    return reply.parse(this.page());
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
      routes: new Providers(() => {
        now += seconds * 1_000;
        return { providers: [], cursor: null };
      }),
      mirror: new AMirror(),
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

  it('takes a snapshot page by page, removes who is missing in it, and keeps who came meanwhile', async () => {
    const mirror = new AMirror();
    for (const id of [1, 2]) mirror.put(aVersionedProvider({ id }));
    const pages = [
      { providers: [aVersionedProvider({ id: 2 })], cursor: '7' },
      { providers: [aVersionedProvider({ id: 3 })], cursor: null },
    ];
    const routes = new Providers(() => {
      if (pages.length === 1) mirror.put(aVersionedProvider({ id: 4 }));
      const [page] = pages.splice(0, 1);
      if (!page) throw new Error('there is no such page');
      return page;
    });
    const feed = new Feed('519:851', {
      broadcasts: new Silence(new ClientNats({})),
      routes,
      mirror,
      subjectOf: liveSubject,
      isMirrored: () => true,
      onHeard: () => undefined,
    });
    await feed.ready();
    feed.close();
    expect([...mirror.all()].map(({ id }) => id)).toEqual([2, 4, 3]);
  });
});

describe('GapDetector', () => {
  it('detects a missing message of a series, but neither its beginning nor a repetition', () => {
    const detector = new GapDetector();
    const gaps = [5, 6, 6, 7, 9, 10].map((seq) => detector.isGap('a', '1:1', seq));
    expect(gaps).toEqual([false, false, false, false, true, false]);
    expect(detector.isGap('b', '1:1', 3)).toBe(false);
    expect(detector.isGap('a', '1:2', 3)).toBe(false);
  });

  it('forgets the series of a publisher that ended, and no others', () => {
    const detector = new GapDetector();
    for (const publisher of ['a', 'b']) detector.isGap(publisher, '1:1', 1);
    detector.forget('a');
    expect([detector.isGap('a', '1:1', 5), detector.isGap('b', '1:1', 5)]).toEqual([false, true]);
  });
});
