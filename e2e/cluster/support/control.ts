import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClusteredProduct, SERVER_KINDS, type ServerKind } from './start-cluster.ts';

const HOST = '127.0.0.1';

/** The tests run in other processes than the product. */
const ADDRESS = 'ROTADAS_CLUSTER_CONTROL';

type Order = (product: ClusteredProduct, what: string) => Promise<string>;

const ORDERS: Readonly<Record<string, Order>> = {
  'lose-server': (product, what) => product.loseServer(serverKind(what)),
  'restore-server': (product, what) => product.restoreServer(serverKind(what)).then(() => ''),
  'lose-copy': (product, what) => product.lose(what).then(() => what),
  'add-copy': (product, what) => product.addCopy(what).then(() => ''),
};

export async function takeOrders(product: ClusteredProduct): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, order = '', what = ''] = request.url?.split('/') ?? [];
    const done = ORDERS[order]?.(product, what) ?? Promise.reject(new Error(`no order is ${order}`));
    done.then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  process.env[ADDRESS] = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return () => server.close();
}

export async function order(
  name: 'lose-server' | 'restore-server' | 'lose-copy' | 'add-copy',
  what: string,
): Promise<string> {
  const answer = await fetch(`${process.env[ADDRESS]}/${name}/${what}`, { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

function serverKind(text: string): ServerKind {
  const kind = SERVER_KINDS.find((each) => each === text);
  if (!kind) throw new Error(`no server is ${text}`);
  return kind;
}
