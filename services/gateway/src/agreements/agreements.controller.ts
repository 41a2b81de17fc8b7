import { Controller } from '@nestjs/common';
import type { AgreementAction } from '@rotadas/contracts/agreements/agreement';
import { agreementsCalls } from '@rotadas/contracts/agreements/agreements.calls';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof agreementsCalls;

/** What all calls that change an agreement have. */
type Change = Pick<ParsedInput<Calls['acceptAgreement']>, 'principal' | 'params' | 'body'>;

@Controller()
export class AgreementsController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(agreementsCalls.requestAgreement)
  requestAgreement({ principal: { userId }, body }: ParsedInput<Calls['requestAgreement']>) {
    return this.rpc.call(agreementsRpc.request, { userId, agreement: body });
  }

  @HandleCall(agreementsCalls.listAgreements)
  listAgreements({ principal: { userId }, query }: ParsedInput<Calls['listAgreements']>) {
    return this.rpc.call(agreementsRpc.list, { userId, page: query });
  }

  @HandleCall(agreementsCalls.getAgreement)
  getAgreement({ principal: { userId }, params }: ParsedInput<Calls['getAgreement']>) {
    return this.rpc.call(agreementsRpc.get, { userId, agreementId: params.id });
  }

  @HandleCall(agreementsCalls.acceptAgreement)
  acceptAgreement(change: ParsedInput<Calls['acceptAgreement']>) {
    return this.act(change, { kind: 'accept' });
  }

  @HandleCall(agreementsCalls.declineAgreement)
  declineAgreement(change: ParsedInput<Calls['declineAgreement']>) {
    return this.act(change, { kind: 'decline' });
  }

  @HandleCall(agreementsCalls.answerRequest)
  async answerRequest({ body: { token, answer } }: ParsedInput<Calls['answerRequest']>) {
    const request = await this.rpc.call(notificationsRpc.verifyAnswerToken, { token });
    await this.rpc.call(agreementsRpc.act, { ...request, action: { kind: answer } }).catch(hideAgreement);
  }

  @HandleCall(agreementsCalls.cancelAgreement)
  cancelAgreement(change: ParsedInput<Calls['cancelAgreement']>) {
    return this.act(change, { kind: 'cancel', reason: change.body.reason ?? null });
  }

  @HandleCall(agreementsCalls.startAgreement)
  startAgreement(change: ParsedInput<Calls['startAgreement']>) {
    return this.act(change, { kind: 'start', code: change.body.code });
  }

  @HandleCall(agreementsCalls.finishAgreement)
  finishAgreement(change: ParsedInput<Calls['finishAgreement']>) {
    return this.act(change, { kind: 'finish' });
  }

  @HandleCall(agreementsCalls.missAgreement)
  missAgreement(change: ParsedInput<Calls['missAgreement']>) {
    return this.act(change, { kind: 'miss' });
  }

  @HandleCall(agreementsCalls.objectToMissed)
  objectToMissed(change: ParsedInput<Calls['objectToMissed']>) {
    return this.act(change, { kind: 'object' });
  }

  @HandleCall(agreementsCalls.listPhoneOpenings)
  listPhoneOpenings({ principal: { userId }, query }: ParsedInput<Calls['listPhoneOpenings']>) {
    return this.rpc.call(agreementsRpc.listPhoneOpenings, { userId, page: query });
  }

  @HandleCall(agreementsCalls.listMessages)
  listMessages({ principal: { userId }, params, query }: ParsedInput<Calls['listMessages']>) {
    return this.rpc.call(agreementsRpc.listMessages, { userId, agreementId: params.id, page: query });
  }

  @HandleCall(agreementsCalls.sendMessage)
  sendMessage({ principal: { userId }, params, body }: ParsedInput<Calls['sendMessage']>) {
    return this.rpc.call(agreementsRpc.send, { userId, agreementId: params.id, message: body });
  }

  @HandleCall(agreementsCalls.readMessages)
  async readMessages({ principal: { userId }, params, body }: ParsedInput<Calls['readMessages']>) {
    await this.rpc.call(agreementsRpc.read, { userId, agreementId: params.id, read: body });
  }

  @HandleCall(agreementsCalls.getAgreementRatings)
  getAgreementRatings({ principal: { userId }, params }: ParsedInput<Calls['getAgreementRatings']>) {
    return this.rpc.call(agreementsRpc.getRatings, { userId, agreementId: params.id });
  }

  @HandleCall(agreementsCalls.rateAgreement)
  rateAgreement({ principal: { userId }, params, body }: ParsedInput<Calls['rateAgreement']>) {
    return this.rpc.call(agreementsRpc.rate, { userId, agreementId: params.id, rating: body });
  }

  private act({ principal: { userId }, params, body: { version } }: Change, action: AgreementAction) {
    return this.rpc.call(agreementsRpc.act, { userId, agreementId: params.id, version, action });
  }
}

/** A token is no sign-in: it does not show the present agreement, which may have a phone number. */
function hideAgreement(error: unknown): never {
  throw error instanceof DomainError && error.code === 'agreement-changed'
    ? new DomainError('agreement-changed')
    : error;
}
