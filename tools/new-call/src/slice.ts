export const AREAS = ['users', 'providers', 'reports', 'matching', 'notifications'] as const;

export const ACCESS = ['signed-in', 'admin', 'public'] as const;

export const YES_NO = ['yes', 'no'] as const;

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

export interface CallAnswers {
  readonly area: (typeof AREAS)[number];
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly access: (typeof ACCESS)[number];
  /** Whether it has input besides path parameters. */
  readonly takesInput: (typeof YES_NO)[number];
  readonly feature: string;
  readonly summary: string;
}

export interface Slice extends CallAnswers {
  readonly kebab: string;
  readonly pascal: string;
  readonly quotedSummary: string;
  readonly params: readonly string[];
  /** A call without a body has a query. */
  readonly part: 'query' | 'body';
  readonly input: string;
  readonly limit: 'user' | 'address';
  readonly isPublic: boolean;
  readonly isAdmin: boolean;
  readonly hasInput: boolean;
  readonly hasBody: boolean;
  readonly fact: string | undefined;
  readonly isBare: boolean;
  readonly isQuery: boolean;
}

/** Throws for an invalid name or path. */
export function toSlice(answers: CallAnswers): Slice {
  const { name, method, path, access, takesInput } = answers;
  for (const verdict of [checkName(name), checkPath(path)]) if (verdict !== true) throw new Error(verdict);
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const hasInput = takesInput !== 'no';
  const takesBody = method !== 'GET' && method !== 'DELETE';
  const part = takesBody ? 'body' : 'query';
  const params = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, param]) => param ?? []);
  return {
    ...answers,
    kebab: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    pascal,
    quotedSummary: JSON.stringify(answers.summary),
    params,
    part,
    input: `${pascal}${takesBody ? 'Input' : 'Query'}`,
    limit: access === 'public' ? 'address' : 'user',
    isPublic: access === 'public',
    isAdmin: access === 'admin',
    hasInput,
    hasBody: hasInput && takesBody,
    fact: hasInput ? part : access === 'public' ? params[0] : 'userId',
    isBare: !hasInput && params.length === 0,
    isQuery: method === 'GET',
  };
}

export const checkName = (name: string): true | string =>
  /^[a-z][A-Za-z0-9]*$/.test(name) || 'A name in camel case, such as updateProfile';

export const checkPath = (path: string): true | string =>
  /^\/api(\/([a-z0-9-]+|\{[a-z]\w*\}))+$/.test(path) || 'A path such as /api/users/{id}/vehicles';

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
