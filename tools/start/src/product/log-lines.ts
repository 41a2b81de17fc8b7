const WARNING = 40;

const LINES_MAX = 20;
const WINDOW_MS = 5_000;

export interface Screen {
  write(line: string): void;
  end(): void;
}

/** Limits the lines on the screen; the log file has all of them. */
export function linesForScreen(service: string, show: (line: string) => void): Screen {
  let count = 0;
  const openWindow = (): void => {
    if (count > LINES_MAX) show(`${service}: ${count - LINES_MAX} more lines, see its log`);
    count = 0;
  };
  const timer = setInterval(openWindow, WINDOW_MS).unref();
  return {
    write(line) {
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

/** Warnings, errors and lines that are not JSON. */
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
