import { randomBytes } from 'node:crypto';

/** What a user of NATS may publish on and subscribe to. */
export interface NatsUser {
  readonly publish: readonly string[];
  /** A subject, or a subject and after a space the queue group in which alone it may be taken. */
  readonly subscribe: readonly string[];
}

/** A stream of JetStream that users publish into, and none of them makes. */
export interface NatsStream {
  readonly name: string;
  /** What of it may change from version to version, as JetStream's API has it. */
  readonly settings: Readonly<Record<string, unknown>> & { readonly subjects: string[] };
}

/** Who may sign in to the servers, by name, and what is each one's own there. */
export interface SignInPlan {
  readonly nats: Readonly<Record<string, NatsUser>>;
  readonly streams: readonly NatsStream[];
  /** What the keys of each user begin with. */
  readonly redis: Readonly<Record<string, readonly string[]>>;
  /** The same in the Redis of the markers. */
  readonly markers: Readonly<Record<string, readonly string[]>>;
  /** The database of each user. */
  readonly mongodb: Readonly<Record<string, string>>;
}

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
