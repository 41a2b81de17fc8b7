import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';

const running = new Set<Teardown>();

/** Runs the teardown after the work, or at a stop signal. */
export async function withTeardown<Result>(
  log: (line: string) => void,
  work: (teardown: Teardown) => Promise<Result>,
): Promise<Result> {
  const teardown = new Teardown(log);
  running.add(teardown);
  try {
    return await work(teardown);
  } finally {
    await teardown.run();
    running.delete(teardown);
  }
}

/** Exits with 0 if `work` resolves to true. */
export async function runTool(work: (log: (line: string) => void) => Promise<boolean>): Promise<never> {
  onStopSignal(async () => {
    await Promise.all([...running].map((teardown) => teardown.run()));
  });
  try {
    process.exitCode = (await work((line) => console.log(line))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  return process.exit();
}
