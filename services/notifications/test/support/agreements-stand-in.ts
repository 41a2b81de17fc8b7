import { Controller } from '@nestjs/common';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';

/** An agreements service that shows both sides the same. */
export async function startAgreementsStandIn(natsUrl: string) {
  const agreements = new Map<number, AgreementView>();

  @Controller()
  class AgreementsController {
    @HandleRpc(agreementsRpc.get)
    get({ agreementId }: { agreementId: number }) {
      const found = agreements.get(agreementId);
      if (!found) throw new DomainError('agreement-unknown');
      return found;
    }
  }

  const { stop } = await startStandIn('agreements', natsUrl, AgreementsController);
  return { agreements, stop };
}
