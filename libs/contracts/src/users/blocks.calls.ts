import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { BlockInput, BlockPage } from './block.js';
import { blocksRpc } from './blocks.rpc.js';

const common = { tag: 'users', access: 'signed-in', limit: 'user' } as const;

export const blocksCalls = {
  listBlocks: defineCall({
    ...common,
    method: 'GET',
    path: '/api/blocks',
    summary: 'Lists the people whom the user blocked, newest first.',
    responses: { 200: { description: 'The blocked people', body: BlockPage } },
    errors: blocksRpc.list.errors,
  }),
  block: defineCall({
    ...common,
    method: 'POST',
    path: '/api/blocks',
    summary:
      'Blocks a person. Neither sees the other from then on, and their open agreements end. Idempotent; at most 200 people.',
    body: BlockInput,
    responses: { 204: { description: 'The person is blocked' } },
    errors: blocksRpc.block.errors,
  }),
  unblock: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/blocks/{userId}',
    summary: 'Ends a block. No effect if the user did not block that person.',
    params: z.strictObject({ userId: SerialIdText }),
    responses: { 204: { description: 'The person is not blocked by the user' } },
    errors: blocksRpc.unblock.errors,
  }),
};
