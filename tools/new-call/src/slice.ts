/** Areas with a service, calls and routes of their own. */
export const AREAS = ['users', 'providers', 'reports', 'matching', 'notifications'] as const;

/** Who may make a call, as far as a handler in Nest goes. */
export const ACCESS = ['signed-in', 'admin', 'public'] as const;

/** How a question of whether is answered. */
export const YES_NO = ['yes', 'no'] as const;

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** What whoever adds a call says of it. */
export interface CallAnswers {
  readonly area: (typeof AREAS)[number];
  /** In camel case, as a method is called. */
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly access: (typeof ACCESS)[number];
  /** Whether it takes something beside the parameters of its path. */
  readonly takesInput: (typeof YES_NO)[number];
  /** The folder of the web app's feature that makes the call. */
  readonly feature: string;
  readonly summary: string;
}

/** What the templates are filled with. */
export interface Slice extends CallAnswers {
  readonly kebab: string;
  readonly pascal: string;
  /** The summary as a string of TypeScript. */
  readonly quotedSummary: string;
  /** The names of the path's parameters. */
  readonly params: readonly string[];
  /** Which part of the request brings the input: who has no body has a query. */
  readonly part: 'query' | 'body';
  /** The name of the input's schema. */
  readonly input: string;
  readonly limit: 'user' | 'address';
  readonly isPublic: boolean;
  readonly isAdmin: boolean;
  readonly hasInput: boolean;
  readonly hasBody: boolean;
  /** What of the question the written service reads, if there is anything in it. */
  readonly fact: string | undefined;
  /** Whether nothing goes into a request for it. */
  readonly isBare: boolean;
  /** Whether the web app asks for it and keeps the answer. */
  readonly isQuery: boolean;
}

/** All that follows from what was said of a call. Throws where name or path cannot be a call's. */
export function sliceOf(answers: CallAnswers): Slice {
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

/** Why a name cannot be a call's, or true where it can. */
export const checkName = (name: string): true | string =>
  /^[a-z][A-Za-z0-9]*$/.test(name) || 'A name in camel case, such as updateProfile';

/** Why a path cannot be a call's, or true where it can. */
export const checkPath = (path: string): true | string =>
  /^\/api(\/([a-z0-9-]+|\{[a-z]\w*\}))+$/.test(path) || 'A path such as /api/users/{id}/vehicles';
