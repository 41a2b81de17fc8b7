import { z } from 'zod';
import { NotificationKind } from './notification.js';
import { SignedToken } from './signed-token.js';

export const UnsubscribeQuery = z.strictObject({ token: SignedToken });
export type UnsubscribeQuery = z.infer<typeof UnsubscribeQuery>;

export const Unsubscribed = z.object({ kind: NotificationKind });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** Page of the web app that asks for confirmation, with the same query. */
export const UNSUBSCRIBE_PAGE_PATH = '/abonelikten-cik';
