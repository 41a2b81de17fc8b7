import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The most tokens remembered; one takes about 1 kB. */
const TOKENS_MAX = 50_000;

/** Something that is good until a moment, ms since 1970. */
interface Lasting<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/**
 * Remembers what became of a token until the token ends, under its SHA-256 digest: no token stays in memory. Callers who
 * bring the same token at the same time share one verification. Failures are not remembered.
 */
export class TokenCache<Value extends object> {
  private readonly known = new LRUCache<string, Lasting<Value>>({ max: TOKENS_MAX });
  private readonly underWay = new Map<string, Promise<Value>>();

  constructor(
    private readonly verify: (token: string) => Promise<Lasting<Value>>,
    private readonly now: () => number = Date.now,
  ) {}

  /** What `token` stands for. */
  async get(token: string): Promise<Value> {
    const digest = hash('sha256', token, 'base64');
    const known = this.known.get(digest);
    if (known && known.expiresAt > this.now()) return known.value;
    return this.underWay.get(digest) ?? this.begin(digest, token);
  }

  private begin(digest: string, token: string): Promise<Value> {
    const verified = this.remember(digest, token).finally(() => this.underWay.delete(digest));
    this.underWay.set(digest, verified);
    return verified;
  }

  private async remember(digest: string, token: string): Promise<Value> {
    const lasting = await this.verify(token);
    this.known.set(digest, lasting);
    return lasting.value;
  }
}
