import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stands in for the auth emulator, of which firebase-admin asks whether a token's user still exists. */
export interface StandInEmulator {
  readonly host: string;
  /** How often a user was looked up. */
  lookUps(): number;
  stop(): Promise<void>;
}

/** Starts it; it knows everybody but `deleted`. */
export async function startEmulator(): Promise<StandInEmulator> {
  let lookUps = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (!request.url?.endsWith('accounts:lookup'))
        return void response.end('{"authEmulator":{"ready":true}}');
      lookUps += 1;
      const asked: { localId: string[] } = JSON.parse(body);
      const users = asked.localId.filter((id) => id !== 'deleted').map((localId) => ({ localId }));
      response.end(JSON.stringify(users.length > 0 ? { users } : {}));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    host: `127.0.0.1:${address.port}`,
    lookUps: () => lookUps,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
