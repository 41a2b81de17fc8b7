import { z } from 'zod';

const Body = z.object({ error: z.string(), code: z.string() });

/** The product refused a call, in its own words. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which trying again makes sense, as the answer says. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, text: string, retryAfter: number | undefined) {
    super(`${status} ${code}: ${text}`);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Reads the refusal out of a non-OK answer; one without the product's body keeps the bare status.
 */
export async function refusalOf(response: Response): Promise<ApiRefusal> {
  const text = await response.text();
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : undefined;
  const body = Body.safeParse(parsed(text));
  if (!body.success) return new ApiRefusal(response.status, 'unknown', text.slice(0, 200), retryAfter);
  return new ApiRefusal(response.status, body.data.code, body.data.error, retryAfter);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not the product's own answer, such as a proxy's page
  }
}
