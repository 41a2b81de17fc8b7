import { randomUUID } from 'node:crypto';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import type { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { EncodedBody } from '../responses/encoded-body.js';

const REBUILD_INTERVAL_MS = 200;

interface BuiltList {
  readonly text: string;
  readonly body: EncodedBody;
  stamp: number;
  builtAt: number;
}

/**
 * The whole lists by service type and precision: rebuilt immediately when a provider appears or
 * disappears, otherwise at most once per REBUILD_INTERVAL_MS.
 */
export class FullListCache {
  private readonly built = new Map<`${Precision} ${ServiceTypeFilter}`, BuiltList>();
  private readonly name = randomUUID().slice(0, 8);
  private count = 0;

  constructor(
    private readonly mirror: ProviderMirror,
    private readonly now: () => number = Date.now,
  ) {}

  get(serviceType: ServiceTypeFilter, precision: Precision): EncodedBody {
    const known = this.built.get(`${precision} ${serviceType}`);
    if (known && this.isCurrent(known)) return known.body;
    return this.build(serviceType, precision, known);
  }

  private isCurrent({ stamp, builtAt }: BuiltList): boolean {
    if (stamp === this.mirror.revision) return true;
    return stamp >= this.mirror.membershipRevision && this.now() - builtAt < REBUILD_INTERVAL_MS;
  }

  private build(
    serviceType: ServiceTypeFilter,
    precision: Precision,
    known: BuiltList | undefined,
  ): EncodedBody {
    const text = this.toJson(serviceType, precision);
    const built = { stamp: this.mirror.revision, builtAt: this.now() };
    const isSame = known?.text === text;
    const body = isSame ? known.body : new EncodedBody(Buffer.from(text), this.nextEtag());
    this.built.set(`${precision} ${serviceType}`, { text, body, ...built });
    return body;
  }

  private toJson(serviceType: ServiceTypeFilter, precision: Precision): string {
    const providers: string[] = [];
    for (const provider of this.mirror.all()) {
      if (serviceType === 'all' || provider.type === serviceType) providers.push(provider.json(precision));
    }
    return `[${providers.join()}]`;
  }

  private nextEtag(): string {
    this.count += 1;
    return `W/"${this.name}-${this.count}"`;
  }
}
