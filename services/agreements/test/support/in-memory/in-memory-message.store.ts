import type { Message, MessagePageRequest } from '@rotadas/contracts/agreements/message';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { MessageLimit } from '../../../src/messages/domain/message-limits.js';
import type { MessageStore } from '../../../src/messages/store/message.store.js';

export class InMemoryMessageStore implements Pick<MessageStore, keyof MessageStore> {
  /** Oldest first. */
  private readonly messages: Message[] = [];
  private readonly byKey = new Map<string, Message>();

  async add(
    { key, ...message }: Parameters<MessageStore['add']>[0],
    { max, after, retryAfter }: MessageLimit,
    record: Parameters<MessageStore['add']>[2],
  ): Promise<Message> {
    const counted = this.messages.filter(
      ({ agreementId, fromUserId, at }) =>
        agreementId === message.agreementId && fromUserId === message.fromUserId && at > after,
    );
    const oldest = counted.at(-max);
    if (oldest) throw new DomainError('message-limit-reached', { retryAfter: retryAfter(oldest.at) });
    const stored = { id: this.messages.length + 1, ...message };
    await record({} as never, stored);
    this.messages.push(stored);
    if (key !== undefined) this.byKey.set([stored.agreementId, stored.fromUserId, key].join(), stored);
    return stored;
  }

  async findByKey(agreementId: number, fromUserId: number, key: string): Promise<Message | null> {
    return this.byKey.get([agreementId, fromUserId, key].join()) ?? null;
  }

  async list(wanted: number, { before = Infinity, limit }: MessagePageRequest): Promise<Message[]> {
    const found = this.messages.filter(({ agreementId, id }) => agreementId === wanted && id < before);
    return found.toReversed().slice(0, limit);
  }

  async countUnread(wanted: number, userId: number, readUpTo: number): Promise<number> {
    return this.messages.filter(
      ({ agreementId, fromUserId, id }) => agreementId === wanted && fromUserId !== userId && id > readUpTo,
    ).length;
  }
}
