import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import type { Principal, KnownToken } from './principal.js';

/** Bounds the memory of the cache. */
const TOKENS_MAX = 150_000;

const INVALID_MAX = 10_000;

const INVALID_MS = 10_000;

type Entry = KnownToken & { readonly isRejected?: true };

interface VerificationRequest {
  readonly digest: string;
  readonly token: string;
  /** May prove a bot-check. */
  readonly cookies: string;
}

interface Verification {
  readonly result: Promise<KnownToken>;
  readonly since: PendingInvalidations;
}

/** Changes since a verification began. */
interface PendingInvalidations {
  readonly rejected: Set<number>;
  readonly predicates: ((principal: Principal) => boolean)[];
}

/**
 * Caches verified tokens by SHA-256 digest, so that no token is kept in memory. Concurrent callers
 * with the same cookies share one verification.
 *
 * A result is stored only if no invalidation happened since its request, which `generation` counts.
 * A verification during which its user was rejected throws; one whose principal became outdated is
 * repeated; the result of any other is returned, but not stored.
 */
export class TokenCache {
  /** Results requested under an older generation are discarded. */
  generation = 0;
  private readonly known = new LRUCache<string, Entry>({
    max: TOKENS_MAX,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: Date,
    disposeAfter: ({ principal }, digest) => this.digests.delete(principal.userId, digest),
  });
  /** Rejected tokens are cached too, because verifying one may call the identity provider. */
  private readonly invalid = new LRUCache<string, true>({ max: INVALID_MAX, ttl: INVALID_MS, perf: Date });
  private readonly digests = new SetMultimap<number, string>();
  /** Keys are a digest and the cookies. */
  private readonly pending = new Map<string, Verification>();

  constructor(private readonly verify: (token: string, cookies: string) => Promise<KnownToken>) {}

  /** Counts rejected tokens, too, until they expire. */
  get size(): number {
    return this.known.size;
  }

  /** Throws `token-invalid` for a rejected token, or the error of the verification. */
  async get(token: string, cookies = ''): Promise<KnownToken> {
    const digest = toDigest(token);
    const entry = this.known.get(digest);
    if (entry === undefined)
      return this.pending.get(digest + cookies)?.result ?? this.startVerification({ digest, token, cookies });
    if (entry.isRejected) throw new DomainError('token-invalid');
    return entry;
  }

  /** Stores the result of a request made at `generation`; discards it after an invalidation. */
  store(token: string, known: KnownToken, generation: number): void {
    if (generation === this.generation) this.set(toDigest(token), known);
  }

  reject(token: string, known: KnownToken): void {
    this.generation += 1;
    this.set(toDigest(token), { ...known, isRejected: true });
  }

  rejectUser(userId: number): void {
    this.generation += 1;
    for (const { since } of this.pending.values()) since.rejected.add(userId);
    for (const [digest, entry] of this.findEntries(userId)) this.set(digest, { ...entry, isRejected: true });
  }

  /** Rejected tokens stay rejected. */
  forget(userId: number): void {
    this.outdate((principal) => principal.userId === userId);
    for (const [digest, { isRejected }] of this.findEntries(userId))
      if (!isRejected) this.known.delete(digest);
  }

  forgetAdmins(): void {
    this.outdate(({ isAdmin }) => isAdmin);
    const admins = [...this.known.entries()].filter(([, { principal, isRejected }]) => {
      return principal.isAdmin && !isRejected;
    });
    for (const [digest] of admins) this.known.delete(digest);
  }

  private findEntries(userId: number): [string, Entry][] {
    return [...this.digests.get(userId)].flatMap((digest) => {
      const entry = this.known.peek(digest);
      return entry ? [[digest, entry]] : [];
    });
  }

  private outdate(isOutdated: (principal: Principal) => boolean): void {
    this.generation += 1;
    for (const { since } of this.pending.values()) since.predicates.push(isOutdated);
  }

  private startVerification(request: VerificationRequest): Promise<KnownToken> {
    const { digest, cookies } = request;
    if (this.invalid.has(digest)) throw new DomainError('token-invalid');
    const since: PendingInvalidations = { rejected: new Set(), predicates: [] };
    const result = this.verifyAndStore(request, since)
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'token-invalid') this.invalid.set(digest, true);
        throw error;
      })
      .finally(() => this.pending.delete(digest + cookies));
    this.pending.set(digest + cookies, { result, since });
    return result;
  }

  /** Verifies again if the result is outdated when it arrives. */
  private async verifyAndStore(
    request: VerificationRequest,
    since: PendingInvalidations,
  ): Promise<KnownToken> {
    const { generation } = this;
    const { digest, token, cookies } = request;
    const known = await this.verify(token, cookies);
    if (since.rejected.has(known.principal.userId)) {
      this.set(digest, { ...known, isRejected: true });
      throw new DomainError('token-invalid');
    }
    const predicates = since.predicates.splice(0);
    if (predicates.some((isOutdated) => isOutdated(known.principal)))
      return this.verifyAndStore(request, since);
    if (generation === this.generation) this.set(digest, known);
    return known;
  }

  private set(digest: string, entry: Entry): void {
    const { userId, expiresAt } = entry.principal;
    this.known.set(digest, entry, { ttl: Math.max(1, expiresAt - Date.now()) });
    this.digests.add(userId, digest);
  }
}

const toDigest = (token: string) => hash('sha256', token, 'base64');
