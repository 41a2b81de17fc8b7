import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** What a span says of an error. Never its message, which may hold what a person wrote. */
export interface SpanFailure {
  readonly type: string;
  /** Whether the product is at fault; a refusal is an answer like any other. */
  readonly isFault: boolean;
}

/** What a span says of `error`. */
export function failureOf(error: unknown): SpanFailure {
  if (error instanceof DomainError) return { type: error.code, isFault: error.status >= 500 };
  return { type: error instanceof Error ? error.name : 'unknown', isFault: true };
}
