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
    expiresIn: z.coerce.number(),
  })
  .transform(({ localId: uid, idToken: token, expiresIn }) => ({
    uid,
    token,
    expiresAt: Date.now() + expiresIn * 1_000,
  }));

export type Session = z.output<typeof SignIn>;

export function signIn({ emulatorHost, email, password }: Credentials): Promise<Session> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  return callAuth(emulatorHost, path, { email, password, returnSecureToken: true }, SignIn);
}
