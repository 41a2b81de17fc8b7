import { z } from 'zod';

/** The emulator accepts any key. */
const API_KEY = 'demo';
const RESPONSE_TIMEOUT_MS = 10_000;

const Failure = z.object({ error: z.object({ message: z.string() }) });

/** `reason` is the identity provider's code, such as EMAIL_EXISTS. */
export class AuthError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The auth emulator returned ${reason}`);
    this.name = 'AuthError';
    this.reason = reason;
  }
}

/** `path` begins with the host of the real service: `identitytoolkit.googleapis.com/…`. */
export async function callAuth<Reply extends z.ZodType>(
  emulatorHost: string,
  path: string,
  body: object,
  reply: Reply,
): Promise<z.output<Reply>> {
  const response = await fetch(`http://${emulatorHost}/${path}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(/:(update|batchCreate)$/.test(path) && OWNER) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const result: unknown = await response.json();
  if (response.ok) return reply.parse(result);
  const failure = Failure.safeParse(result);
  throw new AuthError(failure.success ? failure.data.error.message : `status ${response.status}`);
}

const OWNER = { authorization: 'Bearer owner' };
