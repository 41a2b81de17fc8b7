export const AREAS = ['users', 'providers', 'reports', 'matching', 'notifications', 'agreements'] as const;

export const ACCESS = ['signed-in', 'admin', 'public'] as const;

export const YES_NO = ['yes', 'no'] as const;

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

export interface CallAnswers {
  readonly area: (typeof AREAS)[number];
  /** A folder of the service, or `new`. */
  readonly into: string;
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly access: (typeof ACCESS)[number];
  /** Whether it has input besides path parameters. */
  readonly takesInput: (typeof YES_NO)[number];
  /** A folder of `web/src/features`, or `no`. */
  readonly web: string;
  readonly summary: string;
}

/** What the templates need besides the answers. Throws for an invalid name or path. */
export function toSlice(answers: CallAnswers) {
  const { area, into, name, method, path, access, takesInput } = answers;
  for (const verdict of [checkName(name), checkPath(path)]) if (verdict !== true) throw new Error(verdict);
  const hasInput = takesInput !== 'no';
  const takesBody = method !== 'GET' && method !== 'DELETE';
  const part = takesBody ? 'body' : 'query';
  const params = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, param]) => param ?? []);
  const ids = [...(access === 'public' ? [] : ['userId']), ...params];
  const [fact] = hasInput ? [part] : ids;
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    kebab,
    pascal,
    folder: into === 'new' ? kebab : into,
    tag: path.startsWith('/api/admin/') ? 'admin' : area,
    limit: access === 'public' ? 'address' : 'user',
    quotedSummary: JSON.stringify(answers.summary),
    ids,
    params,
    part,
    input: `${pascal}${takesBody ? 'Input' : 'Query'}`,
    hasInput,
    hasBody: hasInput && takesBody,
    isPublic: access === 'public',
    isQuery: method === 'GET',
    isBare: !hasInput && params.length === 0,
    /** The field of the request that the sample code returns as text, and how. */
    fact,
    text: hasInput ? `${part}.text` : fact === undefined ? "'Ankara'" : `String(${fact})`,
    /** A request in a test, and its text. */
    request: `{ ${[...ids.map((id) => `${id}: 7`), ...(hasInput ? [`${part}: { text: 'Ankara' }`] : [])].join(', ')} }`,
    requestText: fact === undefined || hasInput ? "'Ankara'" : "'7'",
    requestPath: path.replaceAll(/\{\w+\}/g, '7') + (hasInput && !takesBody ? '?text=Ankara' : ''),
  };
}

export const checkName = (name: string): true | string =>
  /^[a-z][A-Za-z0-9]*$/.test(name) || 'A name in camel case, such as updateProfile';

export const checkPath = (path: string): true | string =>
  /^\/api(\/([a-z0-9-]+|\{[a-z]\w*\}))+$/.test(path) || 'A path such as /api/users/{id}/vehicles';

/** Adds the line after the other imports, unless it is there. */
export function withImport(source: string, line: string): string {
  if (source.includes(line)) return source;
  const last = [...source.matchAll(/^import .*?;\n/gms)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return source.slice(0, at) + line + source.slice(at);
}

/** Inserts before the first `end` after `start`. Throws if either is missing. */
export function withMember(source: string, start: string, member: string, end: string): string {
  const at = source.indexOf(end, source.indexOf(start));
  if (!source.includes(start) || at === -1)
    throw new Error(`${JSON.stringify(start)} … ${JSON.stringify(end)} was not found`);
  return source.slice(0, at) + member + source.slice(at);
}

/** The subject that a `*.rpc.ts` declares last. */
export const lastSubject = (source: string): string =>
  [...source.matchAll(/subject: '(.*)'/g)].at(-1)?.[1] ?? '';

/** Adds a subject after `previous` to the table of docs/operate/security.md. */
export const withAccess = (source: string, service: string, previous: string, subject: string): string =>
  source.replace(new RegExp(`(?<=\\n\\| \`${service}\` .*\`${previous}\`)`), `, \`${subject}\``);
