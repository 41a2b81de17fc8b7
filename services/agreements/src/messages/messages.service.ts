import { Injectable } from '@nestjs/common';
import { Agreement } from '@rotadas/contracts/agreements/agreement';
import {
  type AgreementEvidence,
  EVIDENCE_MESSAGES_MAX,
} from '@rotadas/contracts/agreements/agreement-evidence';
import type {
  Message,
  MessageInput,
  MessagePage,
  MessagePageRequest,
} from '@rotadas/contracts/agreements/message';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { cutPage } from '@rotadas/service-kit/paging/cut-page';
import type { z } from 'zod';
import { AgreementCounts } from '../agreements/agreement-counts.js';
import { AgreementsService } from '../agreements/agreements.service.js';
import { areMessagesOpen } from '../agreements/domain/agreement-view.js';
import { OTHER } from '../agreements/domain/stored-agreement.js';
import { PeopleService } from '../agreements/people.service.js';
import { AgreementStore } from '../agreements/store/agreement.store.js';
import { maskContacts } from '../agreements/domain/mask-contacts.js';
import { messageLimit } from './domain/message-limits.js';
import { MessageStore } from './store/message.store.js';

/** All methods throw `agreement-unknown` for an agreement of others. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly agreements: AgreementsService,
    private readonly store: AgreementStore,
    private readonly messages: MessageStore,
    private readonly outbox: OutboxRelay,
    private readonly counts: AgreementCounts,
    private readonly people: PeopleService,
  ) {}

  async list(userId: number, agreementId: number, page: MessagePageRequest): Promise<MessagePage> {
    const { agreement, side } = await this.agreements.require(userId, agreementId);
    const found = await this.messages.list(agreementId, { ...page, limit: page.limit + 1 });
    return { ...cutPage(found, page.limit, ({ id }) => id), readByOther: agreement.readUpTo[OTHER[side]] };
  }

  /** The newest messages, and the message `messageId` of the agreement if it is older. */
  async collectEvidence(userId: number, agreementId: number, messageId?: number): Promise<AgreementEvidence> {
    const { agreement } = await this.agreements.require(userId, agreementId);
    const [events, newest] = await Promise.all([
      this.store.listEvents(agreementId),
      this.messages.list(agreementId, { limit: EVIDENCE_MESSAGES_MAX }),
    ]);
    const messages = newest.toReversed();
    if (messageId !== undefined && !messages.some(({ id }) => id === messageId)) {
      const older = await this.messages.list(agreementId, { before: messageId + 1, limit: 1 });
      messages.unshift(...older.filter(({ id }) => id === messageId));
    }
    return { agreement: Agreement.parse(agreement), events, messages };
  }

  /** Returns a repeated message as stored. Throws `messages-closed` or `message-limit-reached`. */
  async send(
    userId: number,
    agreementId: number,
    { text, key }: z.output<typeof MessageInput>,
  ): Promise<Message> {
    const [{ agreement, side }, hiddenIds, repeated] = await Promise.all([
      this.agreements.require(userId, agreementId),
      this.people.listHidden(userId),
      key === undefined ? null : this.messages.findByKey(agreementId, userId, key),
    ]);
    if (repeated) return repeated;
    const at = Date.now();
    if (!areMessagesOpen(agreement, at, hiddenIds)) throw new DomainError('messages-closed');
    const shown = agreement.acceptedAt === null ? maskContacts(text) : text;
    const message = { agreementId, fromUserId: userId, text: shown, at, key };
    const added = await this.messages.add(message, messageLimit(agreement, at), (session, stored) =>
      this.store.recordMessage(session, agreement, OTHER[side], stored),
    );
    if (!added) return this.findRepeated(agreementId, userId, key);
    this.counts.messages.inc();
    this.outbox.wake();
    return added;
  }

  private async findRepeated(agreementId: number, userId: number, key: string | undefined): Promise<Message> {
    const stored = key === undefined ? null : await this.messages.findByKey(agreementId, userId, key);
    if (!stored) throw new Error('another message has its ID');
    return stored;
  }

  async read(userId: number, agreementId: number, upTo: number): Promise<void> {
    await retryOnConflict(async () => {
      const { agreement, side } = await this.agreements.require(userId, agreementId);
      const [newest] = await this.messages.list(agreementId, { before: upTo + 1, limit: 1 });
      const known = agreement.readUpTo[side] ?? 0;
      const readUpTo = Math.max(known, newest?.id ?? 0);
      if (readUpTo === known && agreement.unread[side] === 0) return true;
      // Also without a newer one: messages are erased, or stored in another order than their ids.
      const unread = await this.messages.countUnread(agreementId, userId, readUpTo);
      return (await this.store.recordRead(agreement, side, readUpTo || null, unread)) || null;
    });
  }
}
