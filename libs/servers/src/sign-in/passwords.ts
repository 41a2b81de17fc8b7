import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 24;

/** Who may do everything at a server: the launcher, and tests that look past the services. */
export const OPERATOR = 'operator';

/** The passwords of one server's users, made as they are first asked for. */
export class Passwords {
  private readonly known = new Map<string, string>();

  of(user: string): string {
    const password = this.known.get(user) ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    this.known.set(user, password);
    return password;
  }
}
