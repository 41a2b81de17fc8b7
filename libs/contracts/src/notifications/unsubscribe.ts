import { z } from 'zod';
import { boundedText } from '../primitives/text.js';
import { NotificationKind } from './notification.js';

const TOKEN_MAX = 200;

/** Only a mail to the user contains the token. */
export const UnsubscribeQuery = z.strictObject({ token: boundedText(TOKEN_MAX).min(1) });
export type UnsubscribeQuery = z.infer<typeof UnsubscribeQuery>;

export const Unsubscribed = z.object({ kind: NotificationKind });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** Page of the web app that asks for confirmation, with the same query. */
export const UNSUBSCRIBE_PAGE_PATH = '/abonelikten-cik';
