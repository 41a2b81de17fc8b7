import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ServiceProcess } from '@rotadas/test-kit/service-process';

/**
 * The setting with which a gateway, module by module, lets a test look into its memory, at a free
 * port of its own.
 */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * From where the classes below are found in a gateway that runs module by module, as
 * gateway.process.ts does.
 */
const MODULES = join(import.meta.dirname, '../../dist/main.js');

/** Classes of which a test counts the living ones: where they are found, and their names. */
const CLASSES = {
  connection: ['./live/connections/live-connection.js', 'LiveConnection'],
  view: ['./live/views/view.js', 'View'],
  feed: ['@rotadas/service-kit/live/feed', 'Feed'],
  socket: ['ws', 'WebSocket'],
  server: ['ws', 'WebSocketServer'],
  subscription: ['@nats-io/nats-core/internal', 'SubscriptionImpl'],
} as const;

/** What is counted. */
export type Counted = keyof typeof CLASSES;

const Remote = z.object({ objectId: z.string() });
const Answer = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()) });

/** Looks into the memory of a running gateway by Node's inspector. */
export class MemoryInspector {
  private asked = 0;
  private servers: string | undefined;

  private constructor(private readonly socket: WebSocket) {}

  /** Of a gateway that was started as INSPECTABLE. */
  static async of(gateway: ServiceProcess): Promise<MemoryInspector> {
    const [, address] = /Debugger listening on (ws:\S+)/.exec(gateway.output()) ?? [];
    const socket = new WebSocket(z.url().parse(address));
    await once(socket, 'open');
    return new MemoryInspector(socket);
  }

  /** How many are alive after a garbage collection; the gateway stands still meanwhile. */
  async count(what: Counted): Promise<number> {
    const objectId = await this.allOf(what);
    const count = await this.read(objectId, 'this.length');
    await this.ask('Runtime.releaseObject', { objectId }); // else it would keep them alive
    return z.number().parse(count);
  }

  /** How many bytes wait in the process for each client to read them. */
  async waiting(): Promise<number[]> {
    this.servers ??= await this.allOf('server');
    const amounts = 'this.flatMap(({ clients }) => [...clients].map(({ bufferedAmount }) => bufferedAmount))';
    return z.array(z.number()).parse(await this.read(this.servers, amounts));
  }

  /**
   * Waits until the gateway has so many WebSockets open. It looks at their servers' lists, for each
   * `count` is a garbage collection: to ask that again and again keeps the gateway from its work.
   */
  untilOpen(sockets: number): Promise<void> {
    return eventually(`${sockets} are open`, async () => (await this.waiting()).length === sockets);
  }

  /** What is in use after a garbage collection, bytes: the heap, and buffers outside of it. */
  async memory(): Promise<number> {
    await this.ask('HeapProfiler.collectGarbage', {});
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = await this.ask('Runtime.evaluate', { expression });
    return z.object({ value: z.number() }).parse(result).value;
  }

  close(): void {
    this.socket.terminate();
  }

  /** The inspector's name for the list of all objects of a class. */
  private async allOf(what: Counted): Promise<string> {
    const [module, name] = CLASSES[what];
    const require = `process.getBuiltinModule('module').createRequire('${MODULES}')`;
    const expression = `${require}('${module}').${name}.prototype`;
    const { result: prototype } = await this.ask('Runtime.evaluate', { expression });
    const prototypeObjectId = Remote.parse(prototype).objectId;
    const { objects } = await this.ask('Runtime.queryObjects', { prototypeObjectId });
    return Remote.parse(objects).objectId;
  }

  private async read(objectId: string, expression: string): Promise<unknown> {
    const functionDeclaration = `function () { return ${expression}; }`;
    const call = { objectId, functionDeclaration, returnByValue: true };
    const { result } = await this.ask('Runtime.callFunctionOn', call);
    return z.object({ value: z.unknown() }).parse(result).value;
  }

  private async ask(method: string, params: object): Promise<Record<string, unknown>> {
    this.asked += 1;
    const id = this.asked;
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
      const lose = () => reject(new Error(`the inspector closed at ${method}`));
      const hear = (data: Buffer) => {
        const answer = Answer.safeParse(JSON.parse(data.toString()));
        if (answer.data?.id !== id) return;
        this.socket.off('message', hear).off('close', lose);
        resolve(answer.data.result);
      };
      this.socket.on('message', hear).on('close', lose);
    });
    this.socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
}
