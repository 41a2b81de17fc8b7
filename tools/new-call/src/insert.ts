export function withImport(source: string, line: string): string {
  const last = [...source.matchAll(/^import .*?;\n/gms)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return source.slice(0, at) + line + source.slice(at);
}

export function withMember(source: string, member: string, end: string): string {
  const at = source.lastIndexOf(end);
  if (at === -1) throw new Error(`${JSON.stringify(end)} was not found`);
  return source.slice(0, at) + member + source.slice(at);
}
