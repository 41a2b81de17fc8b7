import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export type NarrowNats = Awaited<ReturnType<typeof narrowNats>>;

/** A proxy to NATS that accepts one connection and holds others until it is widened. */
export async function narrowNats(url: string) {
  const { hostname, port } = new URL(url);
  const open: Socket[] = [];
  const held: Socket[] = [];
  let free = 1;
  const letThrough = (client: Socket) => {
    const nats = connect(Number(port), hostname);
    open.push(nats);
    pipeline(client, nats, client, () => undefined);
  };
  const server = createServer((client) => {
    open.push(client.on('error', () => undefined));
    free -= 1;
    if (free >= 0) letThrough(client);
    else held.push(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front = new URL(url);
  front.port = String((server.address() as AddressInfo).port);
  return {
    url: front.href,
    isHolding: () => held.length > 0,
    /** Accepts held and later connections. */
    widen() {
      free = Infinity;
      held.splice(0).forEach(letThrough);
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
