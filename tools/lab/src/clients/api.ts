import { type Call, type CallResult, successStatus } from '@rotadas/contracts/protocol/call';
import { sendCall, type SentCall } from '@rotadas/simulator/api/send-call';

const RESPONSE_TIMEOUT_MS = 30_000;

export class Api {
  private readonly apiUrl: string;

  constructor(apiUrl: string) {
    this.apiUrl = apiUrl;
  }

  async call<const C extends Call>(call: C, token: string, sent: SentCall<C> = {}): Promise<CallResult<C>> {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    return parsed(call, await sendCall(this.apiUrl, call, token, { ...sent, signal }));
  }
}

function parsed<const C extends Call>(call: C, body: unknown): CallResult<C>;
function parsed(call: Call, body: unknown): unknown {
  return call.responses[successStatus(call)]?.body?.parse(body) ?? null;
}
