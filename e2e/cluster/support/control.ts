import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { type ClusteredProduct, SERVER_KINDS, type ServerKind } from './start-cluster.ts';

const HOST = '127.0.0.1';

/** The tests run in other processes than the product. */
const ADDRESS = 'ROTADAS_CLUSTER_CONTROL';

type Command = (product: ClusteredProduct, what: string) => Promise<string>;

const COMMANDS = {
  'lose-server': (product, what) => product.loseServer(serverKind(what)),
  'lose-servers': (product, what) => product.loseServers(serverKind(what)).then(() => what),
  'restore-servers': (product, what) => product.restoreServers(serverKind(what)).then(() => ''),
  'lose-instance': (product, what) => product.lose(ServiceName.parse(what)).then(() => what),
  'lose-instances': (product, what) => product.loseAll(ServiceName.parse(what)).then(() => what),
  'add-instance': (product, what) => product.addInstance(ServiceName.parse(what)).then(() => ''),
  'times-taken-out': (product) => Promise.resolve(String(product.timesTakenOut())),
} satisfies Readonly<Record<string, Command>>;
type CommandName = keyof typeof COMMANDS;

export async function startControlServer(product: ClusteredProduct): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, command = '', what = ''] = request.url?.split('/') ?? [];
    const [, run] = Object.entries<Command>(COMMANDS).find(([name]) => name === command) ?? [];
    const done = run?.(product, what) ?? Promise.reject(new Error(`unknown command ${command}`));
    done.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  process.env[ADDRESS] = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return () => server.close();
}

export async function sendCommand(name: CommandName, what = ''): Promise<string> {
  const response = await fetch(`${process.env[ADDRESS]}/${name}/${what}`, { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

function serverKind(text: string): ServerKind {
  const kind = SERVER_KINDS.find((each) => each === text);
  if (!kind) throw new Error(`unknown server ${text}`);
  return kind;
}
