import { Controller } from '@nestjs/common';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { OwnAddress } from '../env/own-address.js';
import { ownTracksUrl, traccarUrl } from './device-setup-links.js';
import { createDeviceToken, hashDeviceToken } from './device-token.js';

type Calls = typeof devicesCalls;

@Controller()
export class DevicesController {
  private readonly positionsUrl: string;

  constructor(
    private readonly rpc: RpcClient,
    ownAddress: OwnAddress,
  ) {
    this.positionsUrl = ownAddress.absolute(devicesCalls.storeDevicePosition.path);
  }

  @HandleCall(devicesCalls.addDevice)
  async addDevice({ principal: { userId }, body }: ParsedInput<Calls['addDevice']>) {
    const token = createDeviceToken();
    const tokenHash = hashDeviceToken(token);
    const device = await this.rpc.call(devicesRpc.add, { userId, device: body, tokenHash });
    return {
      ...device,
      token,
      ownTracksUrl: ownTracksUrl(this.positionsUrl, token),
      traccarUrl: traccarUrl(this.positionsUrl, token),
    };
  }

  @HandleCall(devicesCalls.listDevices)
  async listDevices({ principal: { userId } }: ParsedInput<Calls['listDevices']>) {
    return (await this.rpc.call(devicesRpc.list, { userId })).devices;
  }

  @HandleCall(devicesCalls.removeDevice)
  async removeDevice({ principal: { userId }, params }: ParsedInput<Calls['removeDevice']>) {
    await this.rpc.call(devicesRpc.remove, { userId, deviceId: params.id });
  }
}
