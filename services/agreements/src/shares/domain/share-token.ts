import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A fast hash is enough: the token is random, so that no list of guesses is shorter. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
