import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { ReadinessProbe } from './readiness-probe.ts';

const HOST = '127.0.0.1';

interface Backend {
  readonly agent: Agent;
  readonly probe: ReadinessProbe;
}

/**
 * A round-robin load balancer of the ready gateways, without retries; keeps connections and passes
 * WebSockets through.
 */
export class Balancer {
  private readonly backends = new Map<number, Backend>();
  private readonly server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
  private turn = 0;
  private takenOut = 0;

  private constructor() {
    this.server.keepAliveTimeout = 0; // otherwise a slow client meets a closed connection
    this.server.on('upgrade', (incoming, socket, head) => this.open(incoming, socket, head));
  }

  static async start(): Promise<Balancer> {
    const balancer = new Balancer();
    balancer.server.listen(0, HOST);
    await once(balancer.server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://${HOST}:${(this.server.address() as AddressInfo).port}`;
  }

  /** How often a gateway was taken out because it was not ready. */
  get timesTakenOut(): number {
    return this.takenOut;
  }

  /** The gateway at the port is ready. */
  add(port: number): void {
    const probe = new ReadinessProbe(`http://${HOST}:${port}`, () => (this.takenOut += 1));
    this.backends.set(port, { agent: new Agent({ keepAlive: true }), probe });
  }

  /** Sends no new requests to the port; open ones continue. */
  remove(port: number): void {
    this.backends.get(port)?.probe.stop();
    this.backends.delete(port);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    for (const { agent, probe } of this.backends.values()) {
      agent.destroy();
      probe.stop();
    }
    await once(this.server, 'close');
  }

  /** Undefined if there is none. */
  private next(): [port: number, agent: Agent] | undefined {
    const ready = Array.from(this.backends).filter(([, { probe }]) => probe.isReady);
    const [port, backend] = ready[this.turn++ % ready.length] ?? [];
    return port === undefined || !backend ? undefined : [port, backend.agent];
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const backend = this.next();
    if (!backend) return fail(outgoing, 'there is no gateway');
    const [port, agent] = backend;
    const { method, url, headers } = incoming;
    const passed = request({ host: HOST, port, agent, method, path: url, headers }, (response) => {
      if (outgoing.destroyed) return void response.destroy(); // the client has gone
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, outgoing, () => undefined);
    });
    passed.on('error', (error) => fail(outgoing, error.message));
    incoming.pipe(passed);
  }

  private open(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
    const [port] = this.next() ?? [];
    if (port === undefined) return void client.destroy();
    const gateway = connect(port, HOST, () => {
      const { rawHeaders, method, url } = incoming;
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      gateway.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      gateway.write(head);
      gateway.pipe(client).pipe(gateway);
    });
    gateway.on('error', () => client.destroy());
    client.on('error', () => gateway.destroy());
  }
}

/** A response that has begun can only be cut off. */
function fail(outgoing: ServerResponse, message: string): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end(JSON.stringify({ message }));
}
