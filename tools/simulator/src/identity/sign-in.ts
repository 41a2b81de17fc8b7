import { z } from 'zod';
import { callAuth } from './auth-emulator.ts';

export interface Credentials {
  emulatorHost: string;
  email: string;
  password: string;
}

const SignIn = z
  .object({
    localId: z.string(),
    idToken: z.string(),
    refreshToken: z.string(),
    expiresIn: z.coerce.number(),
  })
  .transform(({ localId: uid, idToken: token, refreshToken, expiresIn }) => ({
    uid,
    token,
    refreshToken,
    expiresAt: Date.now() + expiresIn * 1_000,
  }));

const Refresh = z
  .object({
    user_id: z.string(),
    id_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.coerce.number(),
  })
  .transform((given) => ({
    uid: given.user_id,
    token: given.id_token,
    refreshToken: given.refresh_token,
    expiresAt: Date.now() + given.expires_in * 1_000,
  }));

export type Session = z.output<typeof SignIn>;

export function signIn({ emulatorHost, email, password }: Credentials): Promise<Session> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  return callAuth(emulatorHost, path, { email, password, returnSecureToken: true }, SignIn);
}

export function renew(emulatorHost: string, { refreshToken }: Session): Promise<Session> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return callAuth(emulatorHost, 'securetoken.googleapis.com/v1/token', body, Refresh);
}
