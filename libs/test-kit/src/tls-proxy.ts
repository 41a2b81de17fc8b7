import { writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { generate } from 'selfsigned';
import type { ServerKind } from './private-server.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Value of `NODE_EXTRA_CA_CERTS`. */
  readonly file: string;
  remove(): Promise<void>;
}

export interface TlsProxy {
  readonly url: string;
  /** Connections, and those that were encrypted. */
  readonly seen: { opened: number; encrypted: number };
  stop(): void;
}

export async function makeCertificate(): Promise<Certificate> {
  // The NATS client checks a certificate for `localhost` if it connects to an IP address.
  const altNames = [
    { type: 7 as const, ip: '127.0.0.1' },
    { type: 2 as const, value: 'localhost' },
  ];
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const folder = await temporaryFolder('certificate');
  const file = join(folder.path, 'certificate.pem');
  await writeFile(file, cert);
  return { key, cert, file, remove: () => folder.remove() };
}

const ENCRYPTED: Record<ServerKind, (url: URL) => string> = {
  mongodb: (url) => `${url.href}${url.search ? '&' : '?'}tls=true`,
  redis: (url) => url.href.replace(/^redis:/, 'rediss:'),
  nats: (url) => url.href.replace(/^nats:/, 'tls:'),
};

/** Starts a TLS proxy for the server at `url`. */
export async function startTlsProxy(
  kind: ServerKind,
  url: string,
  { key, cert }: Certificate,
): Promise<TlsProxy> {
  const { hostname, port } = new URL(url);
  const seen = { opened: 0, encrypted: 0 };
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => undefined));
    return socket;
  };
  const connectToServer = () => track(connect(Number(port), hostname));
  const opened = (client: Socket) => {
    seen.opened += 1;
    return track(client);
  };
  const secured = (client: TLSSocket, server: Socket) => {
    client.once('data', () => (seen.encrypted += 1));
    pipeline(client, server, client, () => undefined);
  };
  const server: Server =
    kind === 'nats'
      ? createServer((plain) => {
          const nats = connectToServer();
          opened(plain);
          // NATS sends its information before the encryption starts.
          nats.once('data', (info) => {
            plain.write(String(info).replace(/^INFO \{/, 'INFO {"tls_required":true,'));
            const client = new TLSSocket(plain, { isServer: true, key, cert });
            client.once('secure', () => secured(client, nats));
            client.on('error', () => undefined);
          });
        })
      : createTlsServer({ key, cert }, (client) => secured(client, connectToServer())).on(
          'connection',
          opened,
        );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: ENCRYPTED[kind](address),
    seen,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
