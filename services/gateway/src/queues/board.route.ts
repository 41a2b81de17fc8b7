import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { answerFailure } from '../errors/answer-failure.js';
import { sendFailure } from '../errors/send-failure.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { acceptsHtml } from '../input/accepts-html.js';
import { boardAction } from './board-action.js';
import { BoardActs, type BoardChange } from './board-acts.js';
import { BoardGate } from './board-gate.js';
import { toTurkishPage } from './board-page.js';
import { BOARD_POLICY } from './board-policy.js';
import { Queues } from './queues.js';

/** Where who has no session is sent: the web app's panel, which gets one. */
const PANEL = '/admin';

/**
 * Opens the queues' page. It stands in a context of its own, so that its hooks run for no other
 * request, and it is loaded before the web app's files: both decorate replies with a sender of
 * files, the page for its own context only.
 */
export async function useQueueBoard(app: NestFastifyApplication): Promise<void> {
  const gate = app.get(BoardGate, { strict: false });
  const queues = app.get(Queues, { strict: false });
  const acts = app.get(BoardActs, { strict: false });
  const logger = new Logger('QueueBoard');
  const adapter = new BoardAdapter().setBasePath(QUEUE_BOARD_PATH);
  const board = createBullBoard({
    queues: [],
    serverAdapter: adapter,
    options: {
      uiBasePath: dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json'))),
      uiConfig: { boardTitle: 'Rotadaş · Kuyruklar', locale: { lng: 'tr-TR' }, hideDocsLink: true },
    },
  });
  const changes = new WeakMap<FastifyRequest, BoardChange>();

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const adminId = await gate.admit(request);
      const all = await queues.all();
      // Loaded only now, as the queues are, for it loads BullMQ.
      const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
      board.setQueues(all.map((queue) => new BullMQAdapter(queue)));
      const { method, params, routeOptions, id: requestId } = request;
      const action = boardAction({ method, route: routeOptions.url ?? '', params: Object(params) });
      if (!action) return undefined;
      const change = { adminId, requestId, action };
      await acts.keep(change);
      changes.set(request, change);
    } catch (error) {
      return refuse(request, reply, toDomainError(error));
    }
    return undefined;
  };
  const tell = async (request: FastifyRequest, reply: FastifyReply) => {
    const change = changes.get(request);
    if (!change) return;
    const { adminId: userId, action } = change;
    logger.log({ userId, ...action, status: reply.statusCode }, 'An admin changed a queue');
    if (reply.statusCode >= 400) await acts.keepFailure(change, reply.statusCode);
  };

  await app.register(
    async (fastify: FastifyInstance) => {
      // The board's own handler returns a 500 with the message and, in development, the stack.
      fastify.addHook('onRoute', (route) => void (route.errorHandler = answerFailure));
      fastify.addHook('onRequest', admit);
      fastify.addHook('onSend', async (_request, reply, payload) => {
        reply.header('content-security-policy', BOARD_POLICY).header('cache-control', 'no-store');
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
        return isPage && typeof payload === 'string' ? toTurkishPage(payload) : payload;
      });
      fastify.addHook('onResponse', tell);
      await fastify.register(adapter.registerPlugin());
      fastify.all('/*', (request, reply) => sendFailure(request, reply, new DomainError('path-unknown')));
    },
    { prefix: QUEUE_BOARD_PATH },
  );
}

/** Sends a page that is asked for to the panel, and answers a call with the failure. */
function refuse(request: FastifyRequest, reply: FastifyReply, failure: DomainError): FastifyReply {
  const isPage = request.method === 'GET' && acceptsHtml(request.headers.accept);
  if (isPage && failure.status === 403) return reply.redirect(PANEL, 303);
  sendFailure(request, reply, failure);
  return reply;
}
