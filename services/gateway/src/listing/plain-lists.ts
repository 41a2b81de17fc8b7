import { randomUUID } from 'node:crypto';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { EncodedBody } from './encoded-body.js';

/** How long a list stands while all that happens is steps, ms. */
const TICK_MS = 200;

interface BuiltList {
  readonly text: string;
  readonly body: EncodedBody;
  stamp: number;
  builtAt: number;
}

/**
 * The lists of everybody, by service type: built at most once a tick while positions change, and at
 * once when somebody came or went.
 */
export class PlainLists {
  private readonly built = new Map<ServiceTypeFilter, BuiltList>();
  private readonly name = randomUUID().slice(0, 8);
  private count = 0;

  constructor(
    private readonly mirror: ProviderMirror,
    private readonly now: () => number = Date.now,
  ) {}

  of(serviceType: ServiceTypeFilter): EncodedBody {
    const known = this.built.get(serviceType);
    return known && this.stands(known) ? known.body : this.build(serviceType, known);
  }

  private stands({ stamp, builtAt }: BuiltList): boolean {
    if (stamp === this.mirror.stamp) return true;
    return stamp >= this.mirror.structuralStamp && this.now() - builtAt < TICK_MS;
  }

  private build(serviceType: ServiceTypeFilter, known: BuiltList | undefined): EncodedBody {
    const text = this.textOf(serviceType);
    const built = { stamp: this.mirror.stamp, builtAt: this.now() };
    const isSame = known?.text === text;
    const body = isSame ? known.body : new EncodedBody(Buffer.from(text), this.nextEtag());
    this.built.set(serviceType, { text, body, ...built });
    return body;
  }

  private textOf(serviceType: ServiceTypeFilter): string {
    const providers: string[] = [];
    for (const provider of this.mirror.everybody()) {
      if (serviceType === 'all' || provider.type === serviceType) providers.push(provider.json());
    }
    return `[${providers.join()}]`;
  }

  private nextEtag(): string {
    this.count += 1;
    return `W/"${this.name}-${this.count}"`;
  }
}
