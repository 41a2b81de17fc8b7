import { ErrorBody } from '@rotadas/contracts/errors/error-body';

/** A request of the app. */
export interface Call {
  /** Method and address without its query, such as `POST /api/reports`; other origins in full. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Responds to a request. */
export type Answer = (call: Call) => Response | Promise<Response>;

const answers: { name: string | RegExp; answer: Answer }[] = [];
const calls: Call[] = [];

/** Responds to requests of that name from now on; the newest answer of a name is used. */
export function answer(name: string | RegExp, given: Answer): void {
  answers.unshift({ name, answer: given });
}

/** The requests of that name so far, oldest first. */
export const callsOf = (name: string): Call[] => calls.filter((call) => call.name === name);

/** The bodies of the requests of that name so far, oldest first. */
export const sent = (name: string): unknown[] => callsOf(name).map(({ body }) => body);

/** Forgets answers and requests. */
export function forgetAnswers(): void {
  answers.length = 0;
  calls.length = 0;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const nothing = (): Response => new Response(null, { status: 204 });

/** An error of the gateway with a text for the user; without a text, of a proxy in front of it. */
export function failure(status: number, text?: string): Response {
  if (text === undefined) return new Response('bad gateway', { status });
  return json(ErrorBody.parse({ error: text, code: 'stand-in', requestId: 'test' }), status);
}

/** Fails as `fetch` does without a network. */
export function unreachable(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Holds an answer back until it is released. */
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
