import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const INFO = { server_id: 'fake', version: '2.15.1', proto: 1, headers: true, max_payload: 1_048_576 };

export type FakeNats = Awaited<ReturnType<typeof fakeNats>>;

/** A NATS server that accepts and rejects connections, and passes on no messages. */
export async function fakeNats() {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  let rejections = 0;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n')) {
        received.push(line);
        if (line !== 'PING') continue;
        if (rejections > 0) socket.end("-ERR 'Authorization Violation'\r\n");
        else socket.write('PONG\r\n');
        rejections = Math.max(0, rejections - 1);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lines of the protocol, oldest first. */
    received,
    /** Rejects the user of the next `count` connections. */
    reject(count: number) {
      rejections = count;
    },
    /** Reports an error on each connection, which stays open. */
    report(error: string) {
      for (const socket of sockets) socket.write(`-ERR '${error}'\r\n`);
    },
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    stop() {
      this.disconnect();
      server.close();
    },
  };
}
