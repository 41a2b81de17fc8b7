const WARNING = 40;

/** Lines of one service that the screen shows in `WINDOW_MS`; a stack of an error fits. */
const LINES_MAX = 20;
const WINDOW_MS = 5_000;

/** What shows a service's lines on the screen. */
export interface Screen {
  hear(line: string): void;
  end(): void;
}

/**
 * Shows what of a service's log is worth the screen, some lines at a time; the log itself has all.
 */
export function linesForScreen(service: string, show: (line: string) => void): Screen {
  let count = 0;
  const openWindow = (): void => {
    if (count > LINES_MAX) show(`${service}: ${count - LINES_MAX} more lines, see its log`);
    count = 0;
  };
  const timer = setInterval(openWindow, WINDOW_MS).unref();
  return {
    hear(line) {
      const text = lineForScreen(service, line);
      if (text === undefined) return;
      count += 1;
      if (count <= LINES_MAX) show(text);
    },
    end() {
      clearInterval(timer);
      openWindow();
    },
  };
}

/** Warnings and worse, and whatever is no JSON. */
function lineForScreen(service: string, line: string): string | undefined {
  if (line.trim() === '') return undefined;
  try {
    const { level, msg, err, repeated } = JSON.parse(line);
    if (typeof level !== 'number' || level < WARNING) return undefined;
    const times = typeof repeated === 'number' ? ` (${repeated} times more)` : '';
    return `${service}: ${msg ?? err?.message ?? line}${times}`;
  } catch {
    return `${service}: ${line}`;
  }
}
