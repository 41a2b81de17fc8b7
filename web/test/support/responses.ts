import { ErrorBody } from '@rotadas/contracts/errors/error-body';

export interface RecordedRequest {
  /** Method and address without its query, such as `POST /api/reports`; other origins in full. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Responder = (request: RecordedRequest) => Response | Promise<Response>;

const responders: { name: string | RegExp; respond: Responder }[] = [];
const requests: RecordedRequest[] = [];

/** The newest responder for a name applies. */
export function respondTo(name: string | RegExp, responder: Responder): void {
  responders.unshift({ name, respond: responder });
}

/** Oldest first. */
export const requestsTo = (name: string): RecordedRequest[] =>
  requests.filter((request) => request.name === name);

/** Bodies of the requests, oldest first. */
export const requestBodies = (name: string): unknown[] => requestsTo(name).map(({ body }) => body);

export function resetResponses(): void {
  responders.length = 0;
  requests.length = 0;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const noContent = (): Response => new Response(null, { status: 204 });

/** A failed response; if it has no text, a proxy in front of the gateway sent it. */
export function failure(status: number, text?: string): Response {
  if (text === undefined) return new Response('bad gateway', { status });
  return json(ErrorBody.parse({ error: text, code: 'stand-in', requestId: 'test' }), status);
}

/** Like `fetch` without a network. */
export function unreachable(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Holds the response back until it is released. */
export function delayed(responder: Responder): { respond: Responder; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  return {
    respond: async (request) => {
      await promise;
      return responder(request);
    },
    release: () => resolve(null),
  };
}

async function fetchStub(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const address = url.origin === location.origin ? url.pathname : url.origin + url.pathname;
  const request: RecordedRequest = {
    name: `${init.method ?? 'GET'} ${address}`,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: parsed(init.body),
  };
  requests.push(request);
  const found = responders.find(({ name }) =>
    typeof name === 'string' ? name === request.name : name.test(request.name),
  );
  if (!found) throw new Error(`no response for ${request.name}`);
  const aborted = new Promise<never>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
  return Promise.race([found.respond(request), aborted]);
}

function parsed(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body; // A form
  }
}

globalThis.fetch = fetchStub;
