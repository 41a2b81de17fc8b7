import { WebSocket } from 'ws';
import { z } from 'zod';

const Target = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })], z.unknown());
const Evaluated = z.object({ result: z.object({ result: z.object({ value: z.string() }) }) });
const Memory = z.object({ heapUsed: z.number(), external: z.number() });

/**
 * What a process of Node started with `--inspect` needs, bytes: its heap after a garbage
 * collection, and buffers outside of it. Memory of the kernel, such as a socket's, does not count.
 */
export async function liveMemory(inspectorPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [{ webSocketDebuggerUrl }] = Target.parse(await list.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  try {
    await ask(socket, 1, 'HeapProfiler.collectGarbage', {});
    const expression = 'JSON.stringify(process.memoryUsage())';
    const answer = Evaluated.parse(await ask(socket, 2, 'Runtime.evaluate', { expression }));
    const { heapUsed, external } = Memory.parse(JSON.parse(answer.result.result.value));
    return heapUsed + external;
  } finally {
    socket.terminate();
  }
}

function ask(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error(`the inspector closed at ${method}`)));
    socket.on('message', (data) => {
      const answer: unknown = JSON.parse(String(data));
      if (z.object({ id: z.literal(id) }).safeParse(answer).success) resolve(answer);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
