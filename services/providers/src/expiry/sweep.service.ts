import { Inject, Injectable, Logger } from '@nestjs/common';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { PlannedService } from '../planned/planned.service.js';
import type { ProviderRecord } from '../presence/domain/provider-record.js';
import { MarkersService } from '../markers/markers.service.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { PresenceService } from '../presence/presence.service.js';
import { isStale, type LastSeen } from '../markers/domain/last-seen.js';
import { LastSeenStore } from '../markers/store/last-seen.store.js';

const PAGE_SIZE = 500;

/** Ends offers that should have ended, and aligns Redis with MongoDB after a failure. */
@Injectable()
export class SweepService {
  private readonly logger = new Logger(SweepService.name);
  private isSweeping = false;

  constructor(
    @Inject(PROVIDERS_ENV) private readonly env: Pick<ProvidersEnv, 'STALE_AFTER'>,
    private readonly providers: ProviderStore,
    private readonly markers: MarkersService,
    private readonly lastSeen: LastSeenStore,
    private readonly presence: PresenceService,
    private readonly planned: PlannedService,
  ) {}

  /**
   * Runs every step even if an earlier one fails, and then rejects. Does nothing while this
   * instance is still sweeping, so that long sweeps do not delay other jobs.
   */
  async sweep(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.runSteps();
    } finally {
      this.isSweeping = false;
    }
  }

  private async runSteps(): Promise<void> {
    const failures: unknown[] = [];
    const steps = {
      endDue: () => this.endDue(),
      settlePlans: () => this.settlePlans(),
      endStale: () => this.endStale(),
      removeOrphans: () => this.removeOrphans(),
    };
    for (const [step, run] of Object.entries(steps)) {
      try {
        await run();
      } catch (error) {
        failures.push(error);
        this.logger.warn({ err: error, step }, 'A step of the sweep failed');
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The sweep is incomplete');
  }

  /** Ends expired offers whose job Redis lost. */
  private async endDue(): Promise<void> {
    const now = Date.now();
    const pages = readOnlinePages((afterId) => this.providers.findDue(now, afterId, PAGE_SIZE));
    await runForEach(flatten(pages), ({ userId, session }) =>
      this.presence.goOffline(userId, 'expired', session),
    );
  }

  /** Settles due plans whose job Redis lost. */
  private async settlePlans(): Promise<void> {
    const find = (afterId: number) => this.planned.findUnsettled(afterId, PAGE_SIZE);
    const pages = readPages(0, find, (page) => page.at(-1) ?? null);
    await runForEach(flatten(pages), (userId) => this.planned.markDueAndExpire(userId));
  }

  /** Reading the last-seen times also extends the TTL of the markers. */
  private async endStale(): Promise<void> {
    await runForEach(this.allOnline(), ([record, lastSeen]) => this.checkProvider(record, lastSeen));
  }

  private async *allOnline(): AsyncGenerator<[ProviderRecord, LastSeen]> {
    for await (const page of readOnlinePages((afterId) => this.providers.findOnline(afterId, PAGE_SIZE))) {
      const seen = await this.lastSeen.findMany(page.map(({ userId }) => userId));
      for (const [index, record] of page.entries()) {
        const each = seen[index];
        if (each) yield [record, each];
      }
    }
  }

  private async checkProvider(
    record: ProviderRecord,
    { lastSeenAt, isPlaced, session }: LastSeen,
  ): Promise<void> {
    const { userId } = record;
    const now = Date.now();
    // A session may start at the position of an earlier one.
    const seenAt = lastSeenAt && Math.max(lastSeenAt, record.since);
    if (isStale(seenAt, now, this.env.STALE_AFTER * 1_000)) {
      return this.presence.goOffline(userId, 'stale', record.session);
    }
    if (lastSeenAt === null) return this.lastSeen.awaitPosition(userId, now);
    // The marker has no place, or is left over from an incomplete start or revert.
    if (session !== null && (session < record.session || !isPlaced))
      await this.presence.restoreMarker(record);
  }

  /** Removes markers left behind by a position that arrived while its provider went offline. */
  private async removeOrphans(): Promise<void> {
    await runForEach(this.allOrphans(), ({ userId, session }) => this.markers.remove(userId, session));
  }

  private async *allOrphans(): AsyncGenerator<{ userId: number; session: number }> {
    for await (const userIds of this.lastSeen.allUserIds()) {
      const found = await this.providers.findMany(userIds);
      const records = new Map(found.map((record) => [record.userId, record]));
      for (const userId of userIds) {
        const record = records.get(userId);
        if (!record?.isOnline) yield { userId, session: record?.session ?? Date.now() };
      }
    }
  }
}

type Page = readonly ProviderRecord[];

function readOnlinePages(find: (afterId: number) => Promise<Page>): AsyncGenerator<Page> {
  return readPages(0, find, (page) => page.at(-1)?.userId ?? null);
}

async function* flatten<Item>(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const page of pages) yield* page;
}

/** Continues after a failure, and then rejects; rejects immediately if a server is unavailable. */
async function runForEach<Item>(
  items: AsyncIterable<Item>,
  attempt: (item: Item) => Promise<void>,
): Promise<void> {
  let failed = 0;
  let cause: unknown;
  for await (const item of items) {
    try {
      await attempt(item);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed += 1;
      cause ??= error;
    }
  }
  if (failed > 0) throw new Error(`The step failed for ${failed} providers`, { cause });
}
