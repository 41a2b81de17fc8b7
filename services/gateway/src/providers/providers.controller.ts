import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof providersCalls;

@Controller()
export class ProvidersController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleCall(providersCalls.createOffer)
  createOffer({ principal: { userId }, body: { departsAt, ...offer } }: ParsedInput<Calls['createOffer']>) {
    return departsAt === undefined
      ? this.rpc.call(providersRpc.createOffer, { userId, offer })
      : this.rpc.call(providersRpc.planOffer, { userId, offer: { ...offer, departsAt } });
  }

  @HandleCall(providersCalls.listPlanned)
  async listPlanned({ principal: { userId } }: ParsedInput<Calls['listPlanned']>) {
    return (await this.rpc.call(providersRpc.listOwnPlanned, { userId })).offers;
  }

  @HandleCall(providersCalls.getLastOffer)
  getLastOffer({ principal: { userId } }: ParsedInput<Calls['getLastOffer']>) {
    return this.rpc.call(providersRpc.getLastOffer, { userId });
  }

  @HandleCall(providersCalls.editPlanned)
  editPlanned({ principal: { userId }, params, body }: ParsedInput<Calls['editPlanned']>) {
    return this.rpc.call(providersRpc.editPlanned, { userId, offerId: params.id, offer: body });
  }

  @HandleCall(providersCalls.withdrawPlanned)
  async withdrawPlanned({ principal: { userId }, params }: ParsedInput<Calls['withdrawPlanned']>) {
    await this.rpc.call(providersRpc.withdrawPlanned, { userId, offerId: params.id });
  }

  @HandleCall(providersCalls.startPlanned)
  async startPlanned({ body }: ParsedInput<Calls['startPlanned']>) {
    const { userId, offerId } = await this.rpc.call(notificationsRpc.verifyStartToken, body);
    await this.rpc.call(providersRpc.setStatus, { userId, status: { isOnline: true, offerId } });
  }

  @HandleCall(providersCalls.editOffer)
  editOffer({ principal: { userId }, body }: ParsedInput<Calls['editOffer']>) {
    return this.rpc.call(providersRpc.editOffer, { userId, offer: body });
  }

  @HandleCall(providersCalls.setStatus)
  setStatus({ principal: { userId }, body }: ParsedInput<Calls['setStatus']>) {
    return this.rpc.call(providersRpc.setStatus, { userId, status: body });
  }
}
