import { type Call, type CallAnswer, type CallBodyInput, successOf } from '@rotadas/contracts/routing/call';

/** Longer than the product lets anybody wait. */
const ANSWER_LIMIT_MS = 20_000;

/** What is sent with a call besides its token. */
interface Sent<C extends Call> {
  readonly body?: CallBodyInput<C>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Calls of the public API under faults: each succeeds, or nobody knows what became of it. */
export class Api {
  private readonly apiUrl: string;
  private readonly failures = new Map<string, number>();
  /** How many calls were made. */
  calls = 0;

  constructor(apiUrl: string) {
    this.apiUrl = apiUrl;
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
    this.calls += 1;
    try {
      const { status, body } = await this.send(call, token, sent);
      if (status === successOf(call)) return parsed(call, body);
      this.count(String(status));
    } catch (error) {
      this.count(error instanceof Error ? error.name : String(error));
    }
    return undefined;
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
