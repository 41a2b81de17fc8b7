import { ErrorBody } from '@rotadas/contracts/errors/error-body';

export interface Call {
  /** Method and address without its query, such as `POST /api/reports`; other origins in full. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answer = (call: Call) => Response | Promise<Response>;

const answers: { name: string | RegExp; answer: Answer }[] = [];
const calls: Call[] = [];

/** The newest answer of a name applies. */
export function answer(name: string | RegExp, given: Answer): void {
  answers.unshift({ name, answer: given });
}

/** Oldest first. */
export const callsOf = (name: string): Call[] => calls.filter((call) => call.name === name);

/** Bodies of the requests, oldest first. */
export const sent = (name: string): unknown[] => callsOf(name).map(({ body }) => body);

export function forgetAnswers(): void {
  answers.length = 0;
  calls.length = 0;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const nothing = (): Response => new Response(null, { status: 204 });

/** Without a text it is an error of a proxy in front of the gateway. */
export function failure(status: number, text?: string): Response {
  if (text === undefined) return new Response('bad gateway', { status });
  return json(ErrorBody.parse({ error: text, code: 'stand-in', requestId: 'test' }), status);
}

/** Like `fetch` without a network. */
export function unreachable(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Holds the response back until it is released. */
export function held(given: Answer): { answer: Answer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  return {
    answer: async (call) => {
      await promise;
      return given(call);
    },
    release: () => resolve(null),
  };
}

async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const address = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
  const call: Call = {
    name: `${init.method ?? 'GET'} ${address}`,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: parsed(init.body),
  };
  calls.push(call);
  const found = answers.find(({ name }) =>
    typeof name === 'string' ? name === call.name : name.test(call.name),
  );
  if (!found) throw new Error(`no answer to ${call.name}`);
  const aborted = new Promise<never>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
  return Promise.race([found.answer(call), aborted]);
}

function parsed(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body; // a form
  }
}

globalThis.fetch = respond;
