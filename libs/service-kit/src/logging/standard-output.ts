import sonicBoom from 'sonic-boom';

export interface LineWriter {
  write(line: string): void;
}

/**
 * Asynchronous standard output that is flushed at exit. It stops if the reader is gone: pino's own
 * destination would retry at exit forever.
 */
export function standardOutput(): LineWriter {
  const output = new sonicBoom.SonicBoom({ fd: process.stdout.fd, sync: false });
  let isRead = true;
  output.on('error', () => (isRead = false));
  process.on('exit', () => {
    try {
      if (isRead) output.flushSync();
    } catch {
      // The reader is gone.
    }
  });
  return {
    write: (line) => {
      if (isRead) output.write(line);
    },
  };
}
