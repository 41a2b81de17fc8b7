const WARNING = 40;

/** What of a service's log line is worth the screen: warnings and worse, and whatever is no JSON. */
export function lineForScreen(service: string, line: string): string | undefined {
  if (line.trim() === '') return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level !== 'number' || level < WARNING) return undefined;
    return `${service}: ${msg ?? err?.message ?? line}`;
  } catch {
    return `${service}: ${line}`;
  }
}
