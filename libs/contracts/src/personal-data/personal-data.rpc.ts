import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';

const request = z.strictObject({ userId: SerialId });

/** Erases what the service stores about a user. Idempotent. */
const erase = { request, reply: z.object({ erased: z.int().min(0) }), errors: [] } as const;

/** A page of what the service stores about a user, in one collection. */
const read = {
  request: request.extend({ collection: z.string(), after: z.string().optional() }),
  /** Documents as JSON; binary fields are in base64. */
  reply: z.object({
    documents: z.array(z.record(z.string(), z.unknown())),
    /** All documents of the collection about the user. */
    total: z.int().min(0),
    /** Pass as `after` for the next page; null on the last. */
    next: z.string().nullable(),
  }),
  errors: [],
} as const;

const eraseIn = (service: string) => defineRpc({ subject: `${service}.erase-personal-data`, ...erase });
const readIn = (service: string) => defineRpc({ subject: `${service}.read-personal-data`, ...read });

/** The users service has none: it erases accounts itself, last. */
export const erasePersonalDataRpc = {
  providers: eraseIn('providers'),
  reports: eraseIn('reports'),
  matching: eraseIn('matching'),
  notifications: eraseIn('notifications'),
  agreements: eraseIn('agreements'),
};

export const readPersonalDataRpc = {
  users: readIn('users'),
  providers: readIn('providers'),
  reports: readIn('reports'),
  matching: readIn('matching'),
  notifications: readIn('notifications'),
  agreements: readIn('agreements'),
};
