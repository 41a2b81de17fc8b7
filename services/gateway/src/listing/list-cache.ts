import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { EncodedBody } from '../responses/encoded-body.js';

const REBUILD_INTERVAL_MS = 200;

interface BuiltList {
  readonly body: EncodedBody;
  readonly revision: number;
  readonly builtAt: number;
}

/**
 * Lists by key, so that responses share their bytes: rebuilt immediately when a provider appears or
 * disappears, otherwise at most once per REBUILD_INTERVAL_MS.
 */
export class ListCache {
  private readonly built: LRUCache<string, BuiltList>;
  private readonly name = randomUUID().slice(0, 8);
  private count = 0;

  constructor(
    private readonly mirror: ProviderMirror,
    max: number,
    private readonly now: () => number = Date.now,
  ) {
    this.built = new LRUCache({ max });
  }

  get(key: string, toJson: () => string): EncodedBody {
    const known = this.built.get(key);
    if (known && this.isCurrent(known)) return known.body;
    const bytes = Buffer.from(toJson());
    const body = known?.body.plain.equals(bytes) ? known.body : new EncodedBody(bytes, this.nextEtag());
    this.built.set(key, { body, revision: this.mirror.revision, builtAt: this.now() });
    return body;
  }

  private isCurrent({ revision, builtAt }: BuiltList): boolean {
    if (revision === this.mirror.revision) return true;
    return revision >= this.mirror.membershipRevision && this.now() - builtAt < REBUILD_INTERVAL_MS;
  }

  private nextEtag(): string {
    this.count += 1;
    return `W/"${this.name}-${this.count}"`;
  }
}
