import { HttpException } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'path-unknown',
  405: 'method-unknown',
  413: 'body-too-large',
  414: 'path-unknown',
  415: 'media-unsupported',
};

const BROKEN_JSON = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const code = errorCode(thrown);
  return code === 'unexpected' ? new DomainError(code, { cause: thrown }) : new DomainError(code);
}

function errorCode(thrown: unknown): ErrorCode {
  // Nest wraps Fastify's errors and keeps the original as cause.
  const fault = thrown instanceof HttpException && thrown.cause instanceof Error ? thrown.cause : thrown;
  const status = httpStatus(thrown);
  if (status === 400 && (fault instanceof SyntaxError || BROKEN_JSON.has(driverErrorCode(fault)))) {
    return 'json-invalid';
  }
  if (driverErrorCode(fault) === 'FST_ERR_BAD_URL') return 'path-unknown';
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'input-invalid' : 'unexpected');
}

function httpStatus(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function driverErrorCode(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' ? code : '';
}
