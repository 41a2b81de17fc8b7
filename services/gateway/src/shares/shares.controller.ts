import { Controller, Ip } from '@nestjs/common';
import { SHARE_PAGE_PATH, SharedTrip } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { OwnAddress } from '../env/own-address.js';
import { ShareOpenings } from '../limits/share-openings.js';

type Calls = typeof sharesCalls;

@Controller()
export class SharesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly ownAddress: OwnAddress,
    private readonly openings: ShareOpenings,
  ) {}

  @HandleCall(sharesCalls.create)
  async create({ principal: { userId }, body }: ParsedInput<Calls['create']>) {
    const { token, ...share } = await this.rpc.call(sharesRpc.create, { userId, share: body });
    return { ...share, url: this.ownAddress.absolute(`${SHARE_PAGE_PATH}/${token}`) };
  }

  @HandleCall(sharesCalls.list)
  async list({ principal: { userId } }: ParsedInput<Calls['list']>) {
    return (await this.rpc.call(sharesRpc.list, { userId })).shares;
  }

  @HandleCall(sharesCalls.stop)
  async stop({ principal: { userId }, params }: ParsedInput<Calls['stop']>) {
    await this.rpc.call(sharesRpc.stop, { userId, shareId: params.share });
  }

  @HandleCall(sharesCalls.open)
  async open({ params }: ParsedInput<Calls['open']>, @Ip() address: string) {
    this.openings.consume(address);
    const opened = await this.rpc.call(sharesRpc.open, { token: params.share, isCounted: true });
    return SharedTrip.parse(opened); // without the provider's ID
  }
}
