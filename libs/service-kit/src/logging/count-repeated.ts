import type { LogFn, LoggerOptions } from 'pino';
import { kindOfLine } from './kind-of-line.js';
import type { RepeatedLines } from './repeated-lines.js';

/** pino's numbers of warnings and errors, which come by the thousand while a server is away. */
const COUNTED_LEVELS: ReadonlySet<number> = new Set([40, 50]);

/**
 * What pino asks before it writes a line: warnings and errors that repeat themselves are counted
 * instead.
 */
export function countRepeated(lines: RepeatedLines): NonNullable<LoggerOptions['hooks']> {
  return {
    logMethod(args, write, level) {
      const tell = (repeated: number): void => write.apply(this, withCount(args, repeated));
      if (!COUNTED_LEVELS.has(level) || lines.admits(kindOfLine(level, args), tell)) write.apply(this, args);
    },
  };
}

/**
 * The latest line of its kind, with how often that came; an error without its stack, which the
 * first line has.
 */
function withCount([first, ...rest]: Parameters<LogFn>, repeated: number): Parameters<LogFn> {
  if (typeof first !== 'object' || first === null) return [{ repeated }, String(first)];
  const err: unknown = 'err' in first ? first.err : first;
  if (!(err instanceof Error)) return [{ ...first, repeated }, ...rest];
  return [{ ...first, err: { type: err.name, message: err.message }, repeated }, ...rest];
}
