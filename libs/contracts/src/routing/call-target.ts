import type { Call } from './call.js';

/** What goes into the target of a request, by name; what is undefined is left out of the query. */
export interface TargetParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The target of a request for a call: its path with the parameters in their places, and the query.
 */
export function callTarget({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: TargetParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
