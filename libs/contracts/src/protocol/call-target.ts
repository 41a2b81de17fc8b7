import type { Call } from './call.js';

/** Parameters and query by name; undefined values are left out of the query. */
export interface TargetParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

export function callTarget({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: TargetParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
