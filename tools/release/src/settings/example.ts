/** A setting in .env.example. */
export interface ExampleSetting {
  name: string;
  /** The text of its default; empty when it has none. */
  value: string;
  /** The comment above it. */
  about: string;
}

/** Set aside as a comment, so that a copy of the file changes nothing before somebody edits it. */
const SETTING = /^#([A-Z][A-Z0-9_]*)=(.*)$/;
const COMMENT = /^# (.+)$/;

/** The settings of an example file, where each has its comment above it. */
export function parseExample(text: string): ExampleSetting[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, name, value] = SETTING.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    return { name, value, about: commentAbove(lines, index) };
  });
}

function commentAbove(lines: readonly string[], index: number): string {
  const line = COMMENT.exec(lines[index - 1] ?? '')?.[1];
  return line === undefined ? '' : `${commentAbove(lines, index - 1)} ${line}`.trim();
}
