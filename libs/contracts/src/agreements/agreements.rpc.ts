import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import {
  Agreement,
  AgreementAction,
  AgreementInput,
  AgreementPage,
  AgreementPageRequest,
  AgreementView,
  PhoneOpeningPage,
  PhoneOpeningPageRequest,
} from './agreement.js';
import { AgreementEvidence } from './agreement-evidence.js';
import { Message, MessageInput, MessagePage, MessagePageRequest, MessagesReadInput } from './message.js';
import { Rating, RatingInput, RatingList } from './rating.js';

const byUser = z.strictObject({ userId: SerialId });
const ofAgreement = byUser.extend({ agreementId: SerialId });
const empty = z.object({});

/** All return `agreement-unknown` for an agreement of others. */
export const agreementsRpc = {
  request: defineRpc({
    subject: 'agreements.request',
    request: byUser.extend({ agreement: AgreementInput }),
    reply: AgreementView,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'offer-unknown',
      'own-offer',
      'women-only-offer',
      'offer-changed',
      'seats-taken',
      'offer-departing',
      'open-request-limit-reached',
      'daily-request-limit-reached',
      'request-repeated',
      'change-conflict',
      'place-unknown',
      'place-ambiguous',
      'place-off-roads',
      'ends-equal',
    ],
  }),
  list: defineRpc({
    subject: 'agreements.list',
    request: byUser.extend({ page: AgreementPageRequest }),
    reply: AgreementPage,
    errors: [],
  }),
  get: defineRpc({
    subject: 'agreements.get',
    request: ofAgreement,
    reply: AgreementView,
    errors: ['agreement-unknown'],
  }),
  /** `agreement-changed` has the present agreement in its details. */
  act: defineRpc({
    subject: 'agreements.act',
    request: ofAgreement.extend({ version: z.int().min(1), action: AgreementAction }),
    reply: AgreementView,
    errors: [
      'agreement-unknown',
      'offer-unknown',
      'agreement-changed',
      'agreement-early',
      'objection-late',
      'code-wrong',
      'code-locked',
      'seats-taken',
      'change-conflict',
    ],
  }),
  /** Empty for a user without a phone. */
  listPhoneOpenings: defineRpc({
    subject: 'agreements.list-phone-openings',
    request: byUser.extend({ page: PhoneOpeningPageRequest }),
    reply: PhoneOpeningPage,
    errors: [],
  }),
  /** Facts for the profile of a user; `isShared` while both see each other's phone. */
  summarizeUser: defineRpc({
    subject: 'agreements.summarize-user',
    request: byUser.extend({ viewerId: SerialId }),
    reply: z.object({ finished: z.int().min(0), isShared: z.boolean() }),
    errors: [],
  }),
  listMessages: defineRpc({
    subject: 'agreements.list-messages',
    request: ofAgreement.extend({ page: MessagePageRequest }),
    reply: MessagePage,
    errors: ['agreement-unknown'],
  }),
  send: defineRpc({
    subject: 'agreements.send',
    request: ofAgreement.extend({ message: MessageInput }),
    reply: Message,
    errors: ['agreement-unknown', 'messages-closed', 'message-limit-reached'],
  }),
  read: defineRpc({
    subject: 'agreements.read',
    request: ofAgreement.extend({ read: MessagesReadInput }),
    reply: empty,
    errors: ['agreement-unknown', 'change-conflict'],
  }),
  /** For a report by one of the sides. */
  evidence: defineRpc({
    subject: 'agreements.evidence',
    request: ofAgreement.extend({ messageId: SerialId.optional() }),
    reply: AgreementEvidence,
    errors: ['agreement-unknown'],
  }),
  /** The newest agreements of a person; the agreements service checks `isAdmin` again. */
  listByPerson: defineRpc({
    subject: 'agreements.list-by-person',
    request: byUser.extend({ admin: Admin }),
    reply: z.object({ agreements: z.array(Agreement) }),
    errors: ['admin-required'],
  }),
  /** Visible ratings of a user, newest first. */
  listRatings: defineRpc({
    subject: 'agreements.list-ratings',
    request: byUser.extend({ limit: z.int().min(1).max(100) }),
    reply: RatingList,
    errors: [],
  }),
  /** The user's own rating of an agreement, and that of the other side once it is visible. */
  getRatings: defineRpc({
    subject: 'agreements.get-ratings',
    request: ofAgreement,
    reply: RatingList,
    errors: ['agreement-unknown'],
  }),
  rate: defineRpc({
    subject: 'agreements.rate',
    request: ofAgreement.extend({ rating: RatingInput }),
    reply: Rating,
    errors: ['agreement-unknown', 'rating-closed'],
  }),
};
