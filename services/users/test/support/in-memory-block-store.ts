import type { BlockedPair, BlockStore, StoredBlock } from '../../src/blocks/store/block.store.js';

/** Applies no limit. */
export class InMemoryBlockStore implements Pick<BlockStore, keyof BlockStore> {
  private readonly blocks: (BlockedPair & StoredBlock)[] = [];

  async add(pair: BlockedPair): Promise<void> {
    if (this.find(pair) < 0) this.blocks.unshift({ ...pair, createdAt: Date.now() });
  }

  async remove(pair: BlockedPair): Promise<void> {
    const index = this.find(pair);
    if (index >= 0) this.blocks.splice(index, 1);
  }

  async list(blockerId: number): Promise<StoredBlock[]> {
    return this.blocks.filter((block) => block.blockerId === blockerId);
  }

  async listPairs(userIds: readonly number[]): Promise<BlockedPair[]> {
    return this.blocks.filter(
      ({ blockerId, blockedId }) => userIds.includes(blockerId) || userIds.includes(blockedId),
    );
  }

  private find({ blockerId, blockedId }: BlockedPair): number {
    return this.blocks.findIndex((block) => block.blockerId === blockerId && block.blockedId === blockedId);
  }
}
