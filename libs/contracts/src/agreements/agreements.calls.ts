import { z } from 'zod';
import { AnswerInput } from '../notifications/answer-token.js';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import {
  AgreementInput,
  AgreementPage,
  AgreementQuery,
  AgreementView,
  CancelInput,
  PhoneOpeningPage,
  PhoneOpeningQuery,
  StartInput,
  VersionInput,
} from './agreement.js';
import { agreementsRpc } from './agreements.rpc.js';
import { Message, MessageInput, MessagePage, MessageQuery, MessagesReadInput } from './message.js';
import { Rating, RatingInput, RatingList } from './rating.js';

const common = { tag: 'agreements', access: 'signed-in', limit: 'user' } as const;

const params = z.strictObject({ id: SerialIdText });

const one = { ...common, path: '/api/agreements/{id}', params } as const;

const changed = { 200: { description: 'The agreement', body: AgreementView } } as const;

const act = {
  ...common,
  method: 'POST',
  params,
  responses: changed,
  errors: agreementsRpc.act.errors,
} as const;

export const agreementsCalls = {
  requestAgreement: defineCall({
    ...common,
    method: 'POST',
    path: '/api/agreements',
    summary: 'Asks the provider of an offer for seats, a load or a parcel.',
    body: AgreementInput,
    responses: { 201: { description: 'The agreement', body: AgreementView } },
    errors: agreementsRpc.request.errors,
  }),
  listAgreements: defineCall({
    ...common,
    method: 'GET',
    path: '/api/agreements',
    summary: "Lists the user's agreements of both sides, newest first.",
    query: AgreementQuery,
    responses: { 200: { description: 'A page of agreements', body: AgreementPage } },
    errors: agreementsRpc.list.errors,
  }),
  getAgreement: defineCall({
    ...one,
    method: 'GET',
    summary: "Returns one of the user's agreements.",
    responses: changed,
    errors: agreementsRpc.get.errors,
  }),
  acceptAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/accept',
    summary: 'Accepts a request and reserves its seats. For the provider.',
    body: VersionInput,
  }),
  declineAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/decline',
    summary: 'Declines a request. For the provider.',
    body: VersionInput,
  }),
  /** Called by the service worker, which has no sign-in. */
  answerRequest: defineCall({
    method: 'POST',
    path: '/api/agreements/answer',
    tag: 'agreements',
    summary: 'Accepts or declines a request with the token of its push message. No sign-in is needed.',
    access: 'public',
    limit: 'address',
    body: AnswerInput,
    responses: { 204: { description: 'The request was answered' } },
    errors: ['answer-token-invalid', ...agreementsRpc.act.errors],
  }),
  cancelAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/cancel',
    summary: 'Withdraws a request, or cancels an accepted agreement and frees its seats.',
    body: CancelInput,
  }),
  startAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/start',
    summary: "Confirms that both have met: by the requester, or by the provider with the requester's code.",
    body: StartInput,
  }),
  finishAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/finish',
    summary: 'Ends the trip.',
    body: VersionInput,
  }),
  missAgreement: defineCall({
    ...act,
    path: '/api/agreements/{id}/missed',
    summary: 'Says that the other side did not come, from half an hour after the departure on.',
    body: VersionInput,
  }),
  objectToMissed: defineCall({
    ...act,
    path: '/api/agreements/{id}/object',
    summary: 'Objects to a claim that the user did not come, within a day. Opens a report.',
    body: VersionInput,
  }),
  listPhoneOpenings: defineCall({
    ...common,
    method: 'GET',
    path: '/api/phone-openings',
    summary: "Lists who could see the user's phone by an accepted agreement, newest agreement first.",
    query: PhoneOpeningQuery,
    responses: { 200: { description: 'A page of phone openings', body: PhoneOpeningPage } },
    errors: agreementsRpc.listPhoneOpenings.errors,
  }),
  listMessages: defineCall({
    ...common,
    method: 'GET',
    path: '/api/agreements/{id}/messages',
    summary: 'Lists the messages of an agreement, newest first.',
    params,
    query: MessageQuery,
    responses: { 200: { description: 'A page of messages', body: MessagePage } },
    errors: agreementsRpc.listMessages.errors,
  }),
  sendMessage: defineCall({
    ...common,
    method: 'POST',
    path: '/api/agreements/{id}/messages',
    summary:
      'Sends a message to the other side. Before the acceptance phone numbers, e-mail addresses and links are masked.',
    params,
    body: MessageInput,
    responses: { 201: { description: 'The message', body: Message } },
    errors: agreementsRpc.send.errors,
  }),
  readMessages: defineCall({
    ...common,
    method: 'POST',
    path: '/api/agreements/{id}/messages/read',
    summary: 'Marks the messages up to one as read.',
    params,
    body: MessagesReadInput,
    responses: { 204: { description: 'The messages were marked as read' } },
    errors: agreementsRpc.read.errors,
  }),
  getAgreementRatings: defineCall({
    ...common,
    method: 'GET',
    path: '/api/agreements/{id}/rating',
    summary: "Returns the user's own rating, and that of the other side once both are visible.",
    params,
    responses: { 200: { description: 'The ratings', body: RatingList } },
    errors: agreementsRpc.getRatings.errors,
  }),
  rateAgreement: defineCall({
    ...common,
    method: 'POST',
    path: '/api/agreements/{id}/rating',
    summary: 'Rates the other side once, within 14 days after the end.',
    params,
    body: RatingInput,
    responses: { 201: { description: 'The rating', body: Rating } },
    errors: agreementsRpc.rate.errors,
  }),
};
