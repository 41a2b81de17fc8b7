import { setTimeout as delay } from 'node:timers/promises';
import { type Call, type CallResult, successStatus } from '@rotadas/contracts/protocol/call';
import { ApiError } from '@rotadas/simulator/api/api-error';
import { sendCall, type SentCall } from '@rotadas/simulator/api/send-call';
import { Counters } from '../measure/counters.ts';

const RESPONSE_TIMEOUT_MS = 30_000;

const RETRY_MS = 1_000;

export class Api {
  readonly givenUp: string[] = [];
  calls = 0;
  private readonly apiUrl: string;
  private readonly giveUpAfterMs: number;
  private readonly counters = new Counters();

  constructor(apiUrl: string, giveUpAfterMs = 60_000) {
    this.apiUrl = apiUrl;
    this.giveUpAfterMs = giveUpAfterMs;
  }

  get failed(): Readonly<Record<string, number>> {
    return this.counters.errors;
  }

  async call<const C extends Call>(call: C, token: string, sent: SentCall<C> = {}): Promise<CallResult<C>> {
    this.calls += 1;
    try {
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      return parsed(call, await sendCall(this.apiUrl, call, token, { ...sent, signal }));
    } catch (error) {
      const name = error instanceof Error ? error.name : String(error);
      this.counters.countError(error instanceof ApiError ? String(error.status) : name);
      throw error;
    }
  }

  async try<const C extends Call>(
    call: C,
    token: string,
    sent: SentCall<C> = {},
  ): Promise<CallResult<C> | undefined> {
    return this.call(call, token, sent).catch(() => undefined);
  }

  /** Repeats the call until it succeeds; undefined if it gives up. */
  async callUntilDone<const C extends Call>(
    call: C,
    token: string,
    sent: SentCall<C> = {},
  ): Promise<CallResult<C> | undefined> {
    for (const startedAt = Date.now(); ; await delay(RETRY_MS)) {
      try {
        return await this.call(call, token, sent);
      } catch (error) {
        if (Date.now() - startedAt < this.giveUpAfterMs) continue;
        this.givenUp.push(`${call.method} ${call.path}: ${String(error)}`);
        return undefined;
      }
    }
  }
}

function parsed<const C extends Call>(call: C, body: unknown): CallResult<C>;
function parsed(call: Call, body: unknown): unknown {
  return call.responses[successStatus(call)]?.body?.parse(body) ?? null;
}
