import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { Share, SharedTrip, ShareInput, ShareLink, ShareToken } from './share.js';
import { sharesRpc } from './shares.rpc.js';

const common = { tag: 'shares', access: 'signed-in', limit: 'user' } as const;

export const sharesCalls = {
  create: defineCall({
    ...common,
    method: 'POST',
    path: '/api/shares',
    summary: "Shares an accepted agreement, or the user's live offer, by a link without an account.",
    body: ShareInput,
    responses: { 201: { description: 'The link, which is not shown again', body: ShareLink } },
    errors: sharesRpc.create.errors,
  }),
  list: defineCall({
    ...common,
    method: 'GET',
    path: '/api/shares',
    summary: "Lists the user's shared trips that have not ended, newest first.",
    responses: { 200: { description: 'The shared trips', body: z.array(Share) } },
    errors: sharesRpc.list.errors,
  }),
  stop: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/shares/{share}',
    summary: 'Ends a shared trip. Idempotent.',
    params: z.strictObject({ share: SerialIdText.meta({ description: 'The ID of the share' }) }),
    responses: { 204: { description: 'The link does not work any longer' } },
    errors: sharesRpc.stop.errors,
  }),
  open: defineCall({
    ...common,
    method: 'GET',
    path: '/api/shares/{share}',
    summary: 'Returns what a follower of a shared trip sees, and counts the opening.',
    access: 'public',
    limit: 'address',
    params: z.strictObject({ share: ShareToken.meta({ description: 'The token of the link' }) }),
    responses: { 200: { description: 'The trip', body: SharedTrip } },
    errors: sharesRpc.open.errors,
  }),
};
