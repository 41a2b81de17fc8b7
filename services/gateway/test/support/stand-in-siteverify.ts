import { once } from 'node:events';
import { createServer } from 'node:http';

export type StandInSiteverify = Awaited<ReturnType<typeof startSiteverify>>;

/** Accepts `login 0.9` as a token of that action and score. */
export async function startSiteverify() {
  let lastRequest = new URLSearchParams();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      lastRequest = new URLSearchParams(body);
      const [, action, score] = /^(\w+) ([\d.]+)/.exec(lastRequest.get('response') ?? '') ?? [];
      const verdict = { action, score: Number(score), hostname: 'rotadas.example' };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(action ? { success: true, ...verdict } : { success: false }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    lastRequest: () => lastRequest,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
