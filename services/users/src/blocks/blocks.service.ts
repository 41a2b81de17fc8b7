import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import type { Block } from '@rotadas/contracts/users/block';
import { type blocksRpc, HIDDEN_IDS_MAX } from '@rotadas/contracts/users/blocks.rpc';
import { shortName } from '@rotadas/contracts/users/short-name';
import { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { requireAccount } from '../users/domain/account.js';
import { AccountStore } from '../users/store/account.store.js';
import { BlockStore } from './store/block.store.js';

@Injectable()
export class BlocksService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly blocks: BlockStore,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Idempotent. Throws `self-block`, `user-unknown` or `blocks-full`. */
  async block(blockerId: number, blockedId: number): Promise<void> {
    if (blockerId === blockedId) throw new DomainError('self-block');
    requireAccount(await this.accounts.find(blockedId));
    await this.blocks.add({ blockerId, blockedId });
    this.outbox.wake();
  }

  async unblock(blockerId: number, blockedId: number): Promise<void> {
    await this.blocks.remove({ blockerId, blockedId });
    this.outbox.wake();
  }

  async list(userId: number): Promise<Block[]> {
    const blocks = await this.blocks.list(userId);
    return Promise.all(
      blocks.map(async ({ blockedId, createdAt }) => {
        const account = await this.accounts.find(blockedId);
        return { userId: blockedId, name: account ? shortName(account.fullName) : '', at: createdAt };
      }),
    );
  }

  /** Users hidden from each of these users: blocked by either side. */
  async listHidden(userIds: readonly number[]): Promise<ReplyOf<typeof blocksRpc.listHidden>['hidden']> {
    const hidden = new SetMultimap<number, number>();
    const pairs = await this.blocks.listPairs(userIds);
    for (const { blockerId, blockedId } of pairs) hidden.add(blockerId, blockedId);
    for (const { blockerId, blockedId } of pairs) hidden.add(blockedId, blockerId);
    return userIds
      .filter((userId) => hidden.has(userId))
      .map((userId) => ({ userId, hiddenIds: [...hidden.get(userId)].slice(0, HIDDEN_IDS_MAX) }));
  }
}
