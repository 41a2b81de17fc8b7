import { z } from 'zod';
import { NotificationKind } from './notification.js';

const TOKEN_MAX = 200;

/** The query of the one-click unsubscribe: a token that only a mail to its user holds. */
export const UnsubscribeQuery = z.strictObject({ token: z.string().min(1).max(TOKEN_MAX) });
export type UnsubscribeQuery = z.infer<typeof UnsubscribeQuery>;

/** Mails of which kind come no more. */
export const Unsubscribed = z.object({ kind: NotificationKind });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** The page of the web app that asks whether mails shall come no more; it takes the same query. */
export const UNSUBSCRIBE_PAGE_PATH = '/abonelikten-cik';
