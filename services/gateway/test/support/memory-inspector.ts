import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ServiceProcess } from '@rotadas/test-kit/service-process';

/** Makes an unbundled gateway inspectable, at a free port. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const MODULES = join(import.meta.dirname, '../../dist/main.js');

/** Classes whose live objects are counted, by module and name. */
const CLASSES = {
  connection: ['./live/connections/live-connection.js', 'LiveConnection'],
  view: ['./live/views/view.js', 'View'],
  cellSubscription: ['@rotadas/service-kit/live/cell-subscription', 'CellSubscription'],
  socket: ['ws', 'WebSocket'],
  server: ['ws', 'WebSocketServer'],
  subscription: ['@nats-io/nats-core/internal', 'SubscriptionImpl'],
} as const;

export type Counted = keyof typeof CLASSES;

const Remote = z.object({ objectId: z.string() });
const Reply = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()) });

export class MemoryInspector {
  private lastId = 0;
  private servers: string | undefined;

  private constructor(private readonly socket: WebSocket) {}

  /** The gateway must be started as INSPECTABLE. */
  static async attach(gateway: ServiceProcess): Promise<MemoryInspector> {
    const [, address] = /Debugger listening on (ws:\S+)/.exec(gateway.output()) ?? [];
    const socket = new WebSocket(z.url().parse(address));
    await once(socket, 'open');
    return new MemoryInspector(socket);
  }

  /** Live objects after a garbage collection, which blocks the gateway. */
  async count(what: Counted): Promise<number> {
    const objectId = await this.findAll(what);
    const count = await this.read(objectId, 'this.length');
    await this.request('Runtime.releaseObject', { objectId }); // else it would keep them alive
    return z.number().parse(count);
  }

  /** Unsent bytes by client. */
  async waiting(): Promise<number[]> {
    this.servers ??= await this.findAll('server');
    const amounts = 'this.flatMap(({ clients }) => [...clients].map(({ bufferedAmount }) => bufferedAmount))';
    return z.array(z.number()).parse(await this.read(this.servers, amounts));
  }

  /**
   * Waits for a number of open WebSockets. Reads the servers' lists, since repeated counts would
   * block the gateway by garbage collections.
   */
  untilOpen(sockets: number): Promise<void> {
    return eventually(`${sockets} are open`, async () => (await this.waiting()).length === sockets);
  }

  /** Heap and external memory after a garbage collection, bytes. */
  async memory(): Promise<number> {
    await this.request('HeapProfiler.collectGarbage', {});
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = await this.request('Runtime.evaluate', { expression });
    return z.object({ value: z.number() }).parse(result).value;
  }

  close(): void {
    this.socket.terminate();
  }

  private async findAll(what: Counted): Promise<string> {
    const [module, name] = CLASSES[what];
    const require = `process.getBuiltinModule('module').createRequire('${MODULES}')`;
    const expression = `${require}('${module}').${name}.prototype`;
    const { result: prototype } = await this.request('Runtime.evaluate', { expression });
    const prototypeObjectId = Remote.parse(prototype).objectId;
    const { objects } = await this.request('Runtime.queryObjects', { prototypeObjectId });
    return Remote.parse(objects).objectId;
  }

  private async read(objectId: string, expression: string): Promise<unknown> {
    const functionDeclaration = `function () { return ${expression}; }`;
    const call = { objectId, functionDeclaration, returnByValue: true };
    const { result } = await this.request('Runtime.callFunctionOn', call);
    return z.object({ value: z.unknown() }).parse(result).value;
  }

  private async request(method: string, params: object): Promise<Record<string, unknown>> {
    this.lastId += 1;
    const id = this.lastId;
    const received = new Promise<Record<string, unknown>>((resolve, reject) => {
      const onClose = () => reject(new Error(`the inspector closed at ${method}`));
      const onMessage = (data: Buffer) => {
        const reply = Reply.safeParse(JSON.parse(data.toString()));
        if (reply.data?.id !== id) return;
        this.socket.off('message', onMessage).off('close', onClose);
        resolve(reply.data.result);
      };
      this.socket.on('message', onMessage).on('close', onClose);
    });
    this.socket.send(JSON.stringify({ id, method, params }));
    return received;
  }
}

/** Open files and sockets of a process, on Linux. */
export async function countDescriptors(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
