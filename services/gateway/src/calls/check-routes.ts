import type { FastifyInstance } from 'fastify';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import type { Call } from '@rotadas/contracts/protocol/call';
import { routeUrl } from './handle-call.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    rejectsMethods?: boolean;
  }
}

/** Routes that are not calls: the WebSocket, bull-board, the API description and the catch-all. */
const NO_CALL = new RegExp(`^(${LIVE_PATH}$|${QUEUE_BOARD_PATH}(/|$)|/api/docs(/|$))|\\*$`);

/** Fails the start unless each of `calls` has a route and each route is a declared call. */
export function checkRoutes(fastify: FastifyInstance, calls: readonly Call[]): void {
  const declared = new Set(calls.map((call) => `${call.method} ${routeUrl(call)}`));
  const found = new Set<string>();
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (config?.rejectsMethods === true || NO_CALL.test(url)) return;
    const methods = typeof method === 'string' ? [method] : method;
    // Fastify adds HEAD to each GET
    for (const name of methods) if (name !== 'HEAD') found.add(`${name} ${url}`);
  });
  fastify.addHook('onReady', async () => {
    const faults = [
      ...missing(declared, found).map((name) => `${name} is declared but not handled`),
      ...missing(found, declared).map((name) => `${name} is handled but not declared`),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}

const missing = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...names].filter((name) => !others.has(name));
