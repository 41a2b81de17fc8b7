import { buildProduct } from '@rotadas/start/product/build';

/** Builds after `parse` has accepted the arguments; only `run` may import built libraries. */
export async function runCommand<Arguments>(
  parse: () => Arguments,
  run: (given: Arguments) => Promise<void>,
): Promise<void> {
  process.umask(0o077); // files are readable by their owner only
  try {
    const given = parse();
    await buildProduct(console.log, { withWeb: false });
    await run(given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export function requireOne([first, ...more]: readonly string[], usage: string): string {
  if (first === undefined || more.length > 0) throw new Error(usage);
  return first;
}
