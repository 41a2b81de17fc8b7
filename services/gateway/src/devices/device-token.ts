import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

export const createDeviceToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What other services know of a token. */
export const hashDeviceToken = (token: string): string => hash('sha256', token, 'base64url');
