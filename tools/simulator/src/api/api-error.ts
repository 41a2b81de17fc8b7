import { z } from 'zod';

const Body = z.object({ error: z.string(), code: z.string() });

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Retry-After, seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, text: string, retryAfter: number | undefined) {
    super(`${status} ${code}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A response without the product's error body keeps only the status. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : undefined;
  const body = Body.safeParse(parsed(text));
  if (!body.success) return new ApiError(response.status, 'unknown', text.slice(0, 200), retryAfter);
  return new ApiError(response.status, body.data.code, body.data.error, retryAfter);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // such as a proxy's page
  }
}
