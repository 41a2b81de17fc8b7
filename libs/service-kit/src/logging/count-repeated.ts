import type { LogFn, LoggerOptions } from 'pino';
import { lineKind } from './line-kind.js';
import type { LogSummary, RepeatedLines } from './repeated-lines.js';

/** Warnings and errors in pino: thousands are logged while a server is unavailable. */
const COUNTED_LEVELS: ReadonlySet<number> = new Set([40, 50]);

/** A hook of pino that counts repeated warnings and errors instead of logging them. */
export function countRepeated(lines: RepeatedLines): NonNullable<LoggerOptions['hooks']> {
  return {
    logMethod(args, write, level) {
      const logSummary: LogSummary = (repeated, areOthers) =>
        write.apply(this, areOthers ? [{ repeated }, 'Other lines'] : withCount(args, repeated));
      if (!COUNTED_LEVELS.has(level) || lines.admits(lineKind(level, args), logSummary))
        write.apply(this, args);
    },
  };
}

/** The latest line of its kind with the count; without the stack, which the first line has. */
function withCount([first, ...rest]: Parameters<LogFn>, repeated: number): Parameters<LogFn> {
  if (typeof first !== 'object' || first === null) return [{ repeated }, String(first)];
  const err: unknown = 'err' in first ? first.err : first;
  if (!(err instanceof Error)) return [{ ...first, repeated }, ...rest];
  return [{ ...first, err: { type: err.name, message: err.message }, repeated }, ...rest];
}
