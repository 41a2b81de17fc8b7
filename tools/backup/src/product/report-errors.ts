export async function reportErrors(run: () => Promise<void>): Promise<void> {
  process.umask(0o077); // files are readable by their owner only
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
