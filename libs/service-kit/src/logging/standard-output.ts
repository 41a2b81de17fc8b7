import sonicBoom from 'sonic-boom';

export interface LineWriter {
  write(line: string): void;
}

/** Flushed at exit. Stops if the reader exits; pino's own destination would retry forever. */
export function standardOutput(): LineWriter {
  const output = new sonicBoom.SonicBoom({ fd: process.stdout.fd, sync: false });
  let isRead = true;
  output.on('error', () => (isRead = false));
  process.on('exit', () => {
    try {
      if (isRead) output.flushSync();
    } catch {
      // The reader has exited.
    }
  });
  return {
    write: (line) => {
      if (isRead) output.write(line);
    },
  };
}
