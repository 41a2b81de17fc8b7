import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { json } from 'node:stream/consumers';
import type { Call, CallBodyInput } from '@rotadas/contracts/routing/call';

const ANSWER_LIMIT_MS = 30_000;

/**
 * Calls of the product's public API over connections that are kept: `fetch` takes the run's own
 * process twice as long.
 */
export class ApiCalls {
  private readonly apiUrl: string;
  private readonly agent: Agent;

  /** @param connections the most that are open at once */
  constructor(apiUrl: string, connections: number) {
    this.apiUrl = apiUrl;
    const settings = { keepAlive: true, maxSockets: connections };
    this.agent = apiUrl.startsWith('https:') ? new SecureAgent(settings) : new Agent(settings);
  }

  /**
   * Makes a call that takes no parameters as the owner of `token`; what the product answers, or an
   * error where it refuses.
   */
  async make<const C extends Call>(
    { method, path }: C,
    token: string,
    body: CallBodyInput<C>,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const text = JSON.stringify(body ?? {});
    const ask = this.agent instanceof SecureAgent ? secureRequest : request;
    const asked = ask(
      this.apiUrl + path,
      {
        method,
        agent: this.agent,
        timeout: ANSWER_LIMIT_MS,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (reply) => {
        json(reply).then((answer) => {
          if (reply.statusCode === 200) resolve(answer);
          else reject(new Error(`${path} answered ${reply.statusCode}: ${JSON.stringify(answer)}`));
        }, reject);
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error(`${path} did not answer in time`)));
    asked.end(text);
    return promise;
  }

  /** Closes the connections. */
  end(): void {
    this.agent.destroy();
  }
}
