import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from '@jest/globals';
import { z } from 'zod';
import { KEY_SET } from './a-token.js';

export type StandInEmulator = Awaited<ReturnType<typeof startEmulator>>;

/** firebase-admin looks up IDs, browsers a token. */
const Lookup = z.union([z.object({ localId: z.array(z.string()) }), z.object({ idToken: z.string() })]);

const Revocation = z.object({ localId: z.string(), validSince: z.number() });

interface Reply {
  readonly users?: readonly { readonly localId: string; readonly disabled?: boolean }[];
  readonly localId?: string;
  readonly error?: { readonly code: number; readonly message: string };
}

/** One for the tests of a block; firebase-admin reads its address from the environment. */
export function emulatorForBlock(): () => StandInEmulator {
  let emulator: StandInEmulator;
  beforeAll(async () => {
    emulator = await startEmulator();
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host;
  });
  afterAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    await emulator.stop();
  });
  return () => emulator;
}

/** Knows every user but `deleted`. */
export async function startEmulator() {
  let lookUps = 0;
  const rejections = new Map<string, 'USER_DISABLED' | 'USER_NOT_FOUND' | 'TOKEN_EXPIRED'>();
  const byId = (ids: string[]): Reply => {
    lookUps += 1;
    const users = ids
      .filter((id) => id !== 'deleted')
      .map((localId) => ({ localId, disabled: rejections.get(localId) === 'USER_DISABLED' }));
    return users.length > 0 ? { users } : {};
  };
  const revoked: string[] = [];
  const revoke = (localId: string): Reply => {
    const message = rejections.get(localId);
    if (message) return { error: { code: 400, message } };
    revoked.push(localId);
    return { localId };
  };
  const byToken = (token: string): Reply => {
    const uid = readUid(token);
    const message = rejections.get(uid);
    return message ? { error: { code: 400, message } } : { users: [{ localId: uid }] };
  };
  const lookUp = (body: string): Reply => {
    const query = Lookup.parse(JSON.parse(body));
    return 'localId' in query ? byId(query.localId) : byToken(query.idToken);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const call = /accounts:(lookup|update)/.exec(request.url ?? '')?.[1];
      if (call === undefined) return void response.end(JSON.stringify(KEY_SET));
      const reply = call === 'update' ? revoke(Revocation.parse(JSON.parse(body)).localId) : lookUp(body);
      response.statusCode = reply.error?.code ?? 200;
      response.end(JSON.stringify(reply));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    host: `127.0.0.1:${address.port}`,
    lookUps: () => lookUps,
    /** Users whose refresh tokens were revoked. */
    revoked,
    /** Errors returned for users, by uid. */
    rejections,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const Claims = z.object({ sub: z.string() });

function readUid(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Claims.parse(claims).sub;
}
