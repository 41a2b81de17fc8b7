import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { CreatedShare, Share, SharedTrip, ShareInput, ShareToken } from './share.js';

/** Core NATS, to the gateways. A lost message is repaired by their next look at the share. */
export const SHARES_CHANGED = 'agreements.shares-changed';

/** Shares that follow this provider have ended or end earlier. */
export const SharesChanged = z.object({ providerId: SerialId });

const byUser = z.strictObject({ userId: SerialId });

export const sharesRpc = {
  /** Shares an accepted or running agreement, or the user's live offer. */
  create: defineRpc({
    subject: 'agreements.create-share',
    request: byUser.extend({ share: ShareInput }),
    reply: CreatedShare,
    errors: ['agreement-unknown', 'trip-not-shareable', 'shares-full'],
  }),
  /** Those that have not ended, newest first. */
  list: defineRpc({
    subject: 'agreements.list-shares',
    request: byUser,
    reply: z.object({ shares: z.array(Share) }),
    errors: [],
  }),
  /** Idempotent; no effect on shares of others. */
  stop: defineRpc({
    subject: 'agreements.stop-share',
    request: byUser.extend({ shareId: SerialId }),
    reply: z.object({}),
    errors: [],
  }),
  /** `share-unknown` for an unknown, ended and expired token alike. */
  open: defineRpc({
    subject: 'agreements.open-share',
    request: z.strictObject({ token: ShareToken, isCounted: z.boolean() }),
    reply: SharedTrip.extend({
      /** Whose position is followed; the gateway keeps it to itself. */
      providerId: SerialId,
      /** Whether the provider is on this trip now; other positions are not shown. */
      isOnTrip: z.boolean(),
    }),
    errors: ['share-unknown'],
  }),
};
