import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Call,
  type CallResult,
  type CallBodyInput,
  successStatus,
} from '@rotadas/contracts/protocol/call';
import { Counters } from '../measure/counters.ts';

const RESPONSE_TIMEOUT_MS = 30_000;

const RETRY_MS = 1_000;

interface Sent<C extends Call> {
  readonly body?: CallBodyInput<C>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Keeps connections open: `fetch` takes twice the processor time. */
export class Api {
  readonly givenUp: string[] = [];
  calls = 0;
  private readonly apiUrl: string;
  private readonly giveUpAfterMs: number;
  private readonly agent: Agent;
  private readonly counters = new Counters();

  constructor(apiUrl: string, { connections = Infinity, giveUpAfterMs = 60_000 } = {}) {
    this.apiUrl = apiUrl;
    this.giveUpAfterMs = giveUpAfterMs;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  get failed(): Readonly<Record<string, number>> {
    return this.counters.errors;
  }

  async call<const C extends Call>(call: C, token: string, sent: Sent<C> = {}): Promise<CallResult<C>> {
    this.calls += 1;
    const { status, body } = await this.send(call, token, sent).catch((error: unknown) => {
      this.counters.countError(error instanceof Error ? error.name : String(error));
      throw error;
    });
    if (status === successStatus(call)) return parsed(call, body);
    this.counters.countError(String(status));
    throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  }

  async try<const C extends Call>(
    call: C,
    token: string,
    sent: Sent<C> = {},
  ): Promise<CallResult<C> | undefined> {
    return this.call(call, token, sent).catch(() => undefined);
  }

  /** Repeats the call until it succeeds; undefined if it gives up. */
  async callUntilDone<const C extends Call>(
    call: C,
    token: string,
    sent: Sent<C> = {},
  ): Promise<CallResult<C> | undefined> {
    for (const startedAt = Date.now(); ; await delay(RETRY_MS)) {
      try {
        return await this.call(call, token, sent);
      } catch (error) {
        if (Date.now() - startedAt < this.giveUpAfterMs) continue;
        this.givenUp.push(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    }
  }

  end(): void {
    this.agent.destroy();
  }

  private async send<const C extends Call>(
    { method, path }: C,
    token: string,
    { body, query }: Sent<C>,
  ): Promise<{ status: number; body: unknown }> {
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    const content = body === undefined ? undefined : JSON.stringify(body);
    const url = `${this.apiUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
    };
    const sending = request(
      url,
      { method, agent: this.agent, timeout: RESPONSE_TIMEOUT_MS, headers },
      (reply) => {
        text(reply)
          .then((found) => ({ status: reply.statusCode ?? 0, body: found === '' ? null : JSON.parse(found) }))
          .then(answer.resolve, answer.reject);
      },
    );
    sending.on('error', answer.reject);
    sending.on('timeout', () => sending.destroy(new Error(`${path} timed out`)));
    sending.end(content);
    return answer.promise;
  }
}

function parsed<const C extends Call>(call: C, body: unknown): CallResult<C>;
function parsed(call: Call, body: unknown): unknown {
  return call.responses[successStatus(call)]?.body?.parse(body) ?? null;
}
