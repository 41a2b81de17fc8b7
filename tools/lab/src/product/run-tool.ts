import { onStopSignal } from '@rotadas/servers/processes/stop-signal';

export interface Stoppable {
  stop(): Promise<void>;
}

const running = new Set<Stoppable>();

export async function withStoppable<Part extends Stoppable, Result>(
  starting: Promise<Part>,
  work: (part: Part) => Promise<Result>,
): Promise<Result> {
  const part = await starting;
  running.add(part);
  try {
    return await work(part);
  } finally {
    running.delete(part);
    await part.stop();
  }
}

/** Exits with 0 if `work` resolves to true. */
export async function runTool(work: (log: (line: string) => void) => Promise<boolean>): Promise<never> {
  onStopSignal(async () => {
    await Promise.all([...running].map((part) => part.stop()));
  });
  try {
    process.exitCode = (await work((line) => console.log(line))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  return process.exit();
}
