/** Runs a command of `npm run`; what goes wrong is told in a sentence, and ends it with 1. */
export async function sayErrors(run: () => Promise<void>): Promise<void> {
  process.umask(0o077); // what is written here is nobody else's to read
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
