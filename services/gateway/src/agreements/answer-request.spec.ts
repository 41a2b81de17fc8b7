import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { AgreementsController } from './agreements.controller.js';

describe('the answer of a request from its push message', () => {
  const TOKEN = '9.4.1.9000.signature';
  let acts: unknown[];
  let refusal: DomainError;
  let controller: AgreementsController;
  beforeEach(() => {
    const rpc = new InMemoryRpcClient();
    acts = [];
    rpc.handle(notificationsRpc.verifyAnswerToken, ({ token }) => {
      if (token !== TOKEN) throw new DomainError('answer-token-invalid');
      return { userId: 9, agreementId: 4, version: 1 };
    });
    rpc.handle(agreementsRpc.act, (request) => {
      acts.push(request);
      throw refusal;
    });
    controller = new AgreementsController(rpc as unknown as RpcClient);
  });
  const answer = (token: string) =>
    controller.answerRequest({ body: { token, answer: 'accept' } } as Parameters<
      AgreementsController['answerRequest']
    >[0]);

  it('acts as the provider on the version of the token, and shows no agreement on a conflict', async () => {
    refusal = new DomainError('agreement-changed', { details: { agreement: '{"phone":"0532"}' } });
    await expect(answer(TOKEN)).rejects.toMatchObject({ code: 'agreement-changed', details: undefined });
    expect(acts).toEqual([{ userId: 9, agreementId: 4, version: 1, action: { kind: 'accept' } }]);
  });

  it('passes on another failure', async () => {
    refusal = new DomainError('seats-taken');
    await expect(answer(TOKEN)).rejects.toMatchObject({ code: 'seats-taken' });
  });

  it('does nothing with another token', async () => {
    await expect(answer('9.4.1.9000.other')).rejects.toMatchObject({ code: 'answer-token-invalid' });
    expect(acts).toEqual([]);
  });
});
