import sonicBoom from 'sonic-boom';

/** Where lines go. */
export interface LineWriter {
  write(line: string): void;
}

/**
 * Standard output, written without waiting for its reader, and to the end when the process ends.
 * A reader that is gone takes the log with it, and nothing else: at the end pino's own way there
 * would try to reach it for ever.
 */
export function standardOutput(): LineWriter {
  const output = new sonicBoom.SonicBoom({ fd: process.stdout.fd, sync: false });
  let isRead = true;
  output.on('error', () => (isRead = false));
  process.on('exit', () => {
    try {
      if (isRead) output.flushSync();
    } catch {
      // The reader is gone, and with it whoever could be informed.
    }
  });
  return {
    write: (line) => {
      if (isRead) output.write(line);
    },
  };
}
