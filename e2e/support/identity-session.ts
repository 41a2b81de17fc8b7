import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as sdk from '@rotadas/web/shared/auth/firebase-sdk';
import type { Account } from './accounts.ts';
import type { RunningProduct } from './running-product.ts';

/** A call that the SDK made. */
interface SentCall {
  readonly path: string;
  readonly body: unknown;
}

/**
 * The web app's own SDK, signed in at the emulator without a page around it, and what it sends
 * there.
 */
export interface IdentitySession {
  readonly sdk: typeof sdk;
  readonly auth: ReturnType<typeof sdk.initializeAuth>;
  readonly sent: readonly SentCall[];
  close(): Promise<void>;
}

/** Calls that the emulator does not have, answered here as the identity provider does. */
const ANSWERED_HERE: ReadonlySet<string> = new Set(['/v2/accounts:revokeToken']);

/** Signs `account` in. */
export async function identitySession(product: RunningProduct, account: Account): Promise<IdentitySession> {
  const sent: SentCall[] = [];
  const between = createServer((request, response) => {
    void forward(request, response, `http://${product.authEmulator}`, sent);
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  const app = sdk.initializeApp({ apiKey: 'demo', projectId: 'demo-rotadas' }, account.email);
  const auth = sdk.initializeAuth(app);
  sdk.connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  await sdk.signInWithEmailAndPassword(auth, account.email, account.password);
  return {
    sdk,
    auth,
    sent,
    async close() {
      between.closeAllConnections();
      between.close();
      await once(between, 'close');
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  emulator: string,
  sent: SentCall[],
): Promise<void> {
  const body = request.method === 'POST' ? await json(request) : undefined;
  const url = request.url ?? '';
  const path = new URL(url, emulator).pathname.replace('/identitytoolkit.googleapis.com', '');
  sent.push({ path, body });
  response.setHeader('content-type', 'application/json');
  if (ANSWERED_HERE.has(path)) return void response.end('{}');
  const answer = await fetch(`${emulator}${url}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  response.statusCode = answer.status;
  response.end(await answer.text());
}
