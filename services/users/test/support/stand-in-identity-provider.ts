import { once } from 'node:events';
import { createServer } from 'node:http';

/** Deletes accounts like the Auth emulator. */
export async function startIdentityProvider(deleting: () => Promise<void>) {
  const deleted = new Set<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { localId } = JSON.parse(body) as { readonly localId: string };
      void deleting().then(() => {
        const isKnown = !deleted.has(localId);
        deleted.add(localId);
        response.statusCode = isKnown ? 200 : 400;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(isKnown ? {} : { error: { code: 400, message: 'USER_NOT_FOUND' } }));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    host: `127.0.0.1:${address.port}`,
    deleted,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
