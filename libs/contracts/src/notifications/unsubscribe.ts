import { z } from 'zod';
import { NotificationKind } from './notification.js';

const TOKEN_MAX = 200;

/** The query of the one-click unsubscribe; only a mail to the user contains the token. */
export const UnsubscribeQuery = z.strictObject({ token: z.string().min(1).max(TOKEN_MAX) });
export type UnsubscribeQuery = z.infer<typeof UnsubscribeQuery>;

/** The kind of mails that was unsubscribed. */
export const Unsubscribed = z.object({ kind: NotificationKind });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** The page of the web app that asks for confirmation; it takes the same query. */
export const UNSUBSCRIBE_PAGE_PATH = '/abonelikten-cik';
