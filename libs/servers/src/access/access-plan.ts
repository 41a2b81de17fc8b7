import { randomBytes } from 'node:crypto';

export interface NatsUser {
  readonly publish: readonly string[];
  /** A subject; a queue group after a space restricts the subscription to that group. */
  readonly subscribe: readonly string[];
}

/** A stream that its users cannot create. */
export interface NatsStream {
  readonly name: string;
  /** The changeable settings, named as in the JetStream API. */
  readonly settings: Readonly<Record<string, unknown>> & { readonly subjects: string[] };
}

/** The users of the servers with their permissions, key prefixes and databases. */
export interface AccessPlan {
  readonly nats: Readonly<Record<string, NatsUser>>;
  readonly streams: readonly NatsStream[];
  readonly redis: Readonly<Record<string, readonly string[]>>;
  readonly markers: Readonly<Record<string, readonly string[]>>;
  readonly mongodb: Readonly<Record<string, string>>;
}

const PASSWORD_BYTES = 24;

/** Has all permissions: the launcher and tests. */
export const OPERATOR = 'operator';

/** Generated on first use. */
export class Passwords {
  private readonly known = new Map<string, string>();

  passwordFor(user: string): string {
    const password = this.known.get(user) ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    this.known.set(user, password);
    return password;
  }
}
