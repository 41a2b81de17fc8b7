import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { OwnAddress } from '../env/own-address.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { handleFailure } from '../errors/error.filter.js';
import { namesHtml } from '../web-app/static-files.js';
import { boardChange } from './board-change.js';
import { BoardSessions } from './board-sessions.js';

const PANEL = '/admin';

/** The board edits the data of jobs. */
const BODY_MAX_BYTES = 65_536;

/**
 * The board writes headings in capitals. On a Turkish page the names of queues and states, which
 * are English, would get a dotted capital I.
 */
const STYLES = '* { text-transform: none !important; }';
const STYLES_PATH = 'turkish.css';

/** Below the folder of the board's files. */
const TEXTS_PATH = 'static/locales/tr-TR/messages.json';

/** The board's own files only. */
const CONTENT_POLICY =
  "default-src 'none';base-uri 'self';connect-src 'self';font-src 'self';form-action 'none';frame-ancestors 'none';img-src 'self' data:;script-src 'self';style-src 'self'";

/** Plain Fastify routes, since the board is a plugin of Fastify. */
export async function registerQueueBoard(app: NestFastifyApplication): Promise<void> {
  const sessions = app.get(BoardSessions, { strict: false });
  const ownAddress = app.get(OwnAddress, { strict: false });
  const queues = app.get(JobQueues, { strict: false });
  const rpc = app.get(RpcClient, { strict: false });
  const logger = new Logger('QueueBoard');
  const serverAdapter = new BoardAdapter().setBasePath(QUEUE_BOARD_PATH);
  const uiBasePath = dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));
  const miscLinks = [{ text: 'Yönetici paneline dön', url: PANEL }];
  const uiConfig = {
    boardTitle: 'Rotadaş · Kuyruklar',
    locale: { lng: 'tr-TR' },
    hideDocsLink: true,
    miscLinks,
  };
  const board = createBullBoard({ queues: [], serverAdapter, options: { uiBasePath, uiConfig } });
  const changes = new WeakMap<FastifyRequest, AuditEntry>();

  const admit = async (request: FastifyRequest) => {
    const { headers, host } = request;
    const change = boardChange(request, await sessions.authenticate(headers.cookie));
    if (change && !ownAddress.isOwnOrigin(headers.origin ?? '', host))
      throw new DomainError('origin-not-allowed');
    const all = await queues.all();
    const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter'); // loads BullMQ
    board.setQueues(all.map((queue) => new BullMQAdapter(queue)));
    if (!change) return;
    await rpc.call(auditLogRpc.record, change); // what cannot be recorded is not done
    changes.set(request, change);
  };
  const logChange = async (request: FastifyRequest, { statusCode: status }: FastifyReply) => {
    const change = changes.get(request);
    if (!change) return;
    const { adminId: userId, target: queue, facts } = change;
    logger.log({ userId, queue, ...facts, status }, 'An admin changed a queue');
    if (status < 400) return;
    const failure = { kind: 'queue-change-failed', facts: { ...facts, status: String(status) } } as const;
    await rpc
      .call(auditLogRpc.record, { ...change, ...failure, id: randomUUID(), at: Date.now() })
      .catch((error: unknown) => logger.warn({ err: error }, 'The failure of a change was not recorded'));
  };

  await app.register(
    async (fastify: FastifyInstance) => {
      fastify.addHook('onRoute', (route) => {
        // The board's own handler would return a 500 with the message and the stack.
        route.errorHandler = respondOrRedirect;
        route.bodyLimit = BODY_MAX_BYTES;
      });
      fastify.addHook('onRequest', admit);
      fastify.addHook('onSend', async (_request, reply, payload) => {
        reply.header('content-security-policy', CONTENT_POLICY).header('cache-control', 'no-store');
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
        return isPage && typeof payload === 'string' ? toTurkishPage(payload) : payload;
      });
      fastify.addHook('onResponse', logChange);
      const texts = withTurkishCapitals(await readFile(join(uiBasePath, 'dist', TEXTS_PATH), 'utf8'));
      fastify.get(`/${TEXTS_PATH}`, (_request, reply) => reply.type('application/json').send(texts));
      fastify.get(`/${STYLES_PATH}`, (_request, reply) => reply.type('text/css').send(STYLES));
      await fastify.register(serverAdapter.registerPlugin());
      fastify.all('/*', () => Promise.reject(new DomainError('path-unknown')));
    },
    { prefix: QUEUE_BOARD_PATH },
  );
}

/** Makes a Turkish page, which loads the styles above instead of Google Fonts. */
export function toTurkishPage(html: string): string {
  return html
    .replace('<html lang="en"', '<html lang="tr"')
    .replace(/^([\t ]*)Loading$/m, '$1Yükleniyor…')
    .replace(/(?<=<link href=")https:\/\/fonts\.googleapis[^"]*/, STYLES_PATH);
}

/** The board writes states in capitals of the browser's language, which need not be Turkish. */
export function withTurkishCapitals(messages: string): string {
  const capitals = (states: object) =>
    Object.fromEntries(
      Object.entries(states).map(([state, text]) => [state, String(text).toLocaleUpperCase('tr')]),
    );
  const parsed: unknown = JSON.parse(messages, (key, value: unknown) =>
    key === 'STATUS' && typeof value === 'object' && value !== null ? capitals(value) : value,
  );
  return JSON.stringify(parsed);
}

/** Pages that are not admitted redirect to the panel; other failures get the error body. */
function respondOrRedirect(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isPage = request.method === 'GET' && namesHtml(request.headers.accept);
  if (isPage && [401, 403].includes(toDomainError(error).status)) void reply.redirect(PANEL, 303);
  else handleFailure(error, request, reply);
}
