import type { Writable } from 'node:stream';

/**
 * Writes an output that comes in chunks line by line, each behind `prefix`, since other parts write
 * to the same place meanwhile. `end` writes what has no end of line.
 */
export function prefixLines(prefix: string, to: Pick<Writable, 'write'>) {
  const decoder = new TextDecoder();
  let rest = '';
  return {
    write(chunk: Buffer): void {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) to.write(`${prefix}${line}\n`);
    },
    end(): void {
      if (rest !== '') to.write(`${prefix}${rest}\n`);
      rest = '';
    },
  };
}
