import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { EpochMsText } from '@rotadas/contracts/primitives/timestamp';
import { z } from 'zod';

type Fields = readonly (string | number)[];

interface TokenType<F extends Fields> {
  /** Signed too, so that a token of one type is none of another. */
  readonly purpose: string;
  readonly fields: z.ZodType<F>;
}

/** Ends the mails of one kind to a user. Never expires. */
export const UNSUBSCRIBE = {
  purpose: 'unsubscribe-mail',
  fields: z.tuple([SerialIdText, NotificationKind]),
};

/** Starts a planned offer: user, offer and departure. */
export const START_OFFER = {
  purpose: 'start-offer',
  fields: z.tuple([SerialIdText, SerialIdText, EpochMsText]),
};

/** Answers a request: provider, agreement, its version, and when the request expires. */
export const ANSWER_REQUEST = {
  purpose: 'answer-request',
  fields: z.tuple([SerialIdText, SerialIdText, SerialIdText, EpochMsText]),
};

/** The fields and their signature, separated by dots. */
export function signToken<F extends Fields>({ purpose }: TokenType<F>, fields: F, secret: string): string {
  return [...fields, sign(purpose, fields, secret)].join('.');
}

/** Null if the signature is invalid. */
export function readToken<F extends Fields>(
  { purpose, fields }: TokenType<F>,
  token: string,
  secret: string,
): F | null {
  const texts = token.split('.');
  const signature = texts.pop() ?? '';
  const [given, due] = [Buffer.from(signature), Buffer.from(sign(purpose, texts, secret))];
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return fields.safeParse(texts).data ?? null;
}

function sign(purpose: string, fields: Fields, secret: string): string {
  return createHmac('sha256', secret)
    .update([purpose, ...fields].join(':'))
    .digest('base64url');
}
