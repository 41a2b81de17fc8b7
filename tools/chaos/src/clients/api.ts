import { setTimeout as delay } from 'node:timers/promises';
import { type Call, type CallAnswer, type CallBodyInput, successOf } from '@rotadas/contracts/routing/call';

/** Longer than the product lets anybody wait. */
const ANSWER_LIMIT_MS = 20_000;

/** After a call that failed it is made again, ms. */
const AGAIN_MS = 1_000;

/** A call is given up after this, ms: many times what the product takes to be whole again. */
const GIVEN_UP_AFTER_MS = 60_000;

/** What is sent with a call besides its token. */
interface Sent<C extends Call> {
  readonly body?: CallBodyInput<C>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Calls of the public API under faults: each succeeds, or nobody knows what became of it. */
export class Api {
  private readonly apiUrl: string;
  private readonly givenUpAfterMs: number;
  private readonly failures = new Map<string, number>();
  /** Each call that was given up, and its last failure. */
  readonly givenUp: string[] = [];
  /** How many calls were made. */
  calls = 0;

  constructor(apiUrl: string, givenUpAfterMs = GIVEN_UP_AFTER_MS) {
    this.apiUrl = apiUrl;
    this.givenUpAfterMs = givenUpAfterMs;
  }

  /** How often calls failed, by status or kind of error. */
  get failed(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.failures);
  }

  /** What the product answers where it succeeds; undefined where it does not. */
  async try<const C extends Call>(
    call: C,
    token: string,
    sent: Sent<C> = {},
  ): Promise<CallAnswer<C> | undefined> {
    const outcome = await this.attempt(call, token, sent);
    return 'answer' in outcome ? outcome.answer : undefined;
  }

  /** Tries until the product succeeds; undefined where that is given up. */
  async insist<const C extends Call>(
    call: C,
    token: string,
    sent: Sent<C> = {},
  ): Promise<CallAnswer<C> | undefined> {
    for (const begunAt = Date.now(); ; await delay(AGAIN_MS)) {
      const outcome = await this.attempt(call, token, sent);
      if ('answer' in outcome) return outcome.answer;
      if (Date.now() - begunAt < this.givenUpAfterMs) continue;
      this.givenUp.push(`${call.method} ${call.path}: ${outcome.failure}`);
      return undefined;
    }
  }

  private async attempt<const C extends Call>(
    call: C,
    token: string,
    sent: Sent<C>,
  ): Promise<{ answer: CallAnswer<C> } | { failure: string }> {
    this.calls += 1;
    try {
      const { status, body } = await this.send(call, token, sent);
      if (status === successOf(call)) return { answer: parsed(call, body) };
      this.count(String(status));
      return { failure: `${status} ${JSON.stringify(body)}` };
    } catch (error) {
      this.count(error instanceof Error ? error.name : String(error));
      return { failure: String(error) };
    }
  }

  private async send<const C extends Call>(
    { method, path }: C,
    token: string,
    { body, query }: Sent<C>,
  ): Promise<{ status: number; body: unknown }> {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const reply = await fetch(`${this.apiUrl}${path}${search}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
  }

  private count(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }
}

function parsed<const C extends Call>(call: C, body: unknown): CallAnswer<C>;
function parsed(call: Call, body: unknown): unknown {
  return call.answers[successOf(call)]?.body?.parse(body) ?? null;
}
