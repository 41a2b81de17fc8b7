/** One sample in Prometheus' text format. */
export function sampleLine(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${inside.length > 0 ? `{${inside.join()}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
