import { Controller } from '@nestjs/common';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { DevicesService } from './devices.service.js';

@Controller()
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @HandleRpc(devicesRpc.add)
  add({ userId, device, tokenHash }: ParsedRequest<typeof devicesRpc.add>) {
    return this.devices.add(userId, device, tokenHash);
  }

  @HandleRpc(devicesRpc.list)
  async list({ userId }: ParsedRequest<typeof devicesRpc.list>) {
    return { devices: await this.devices.list(userId) };
  }

  @HandleRpc(devicesRpc.remove)
  async remove({ userId, deviceId }: ParsedRequest<typeof devicesRpc.remove>) {
    await this.devices.remove(userId, deviceId);
    return {};
  }

  @HandleRpc(devicesRpc.identify)
  identify({ tokenHash }: ParsedRequest<typeof devicesRpc.identify>) {
    return this.devices.identify(tokenHash);
  }

  @HandleRpc(devicesRpc.recordSightings)
  async recordSightings({ sightings }: ParsedRequest<typeof devicesRpc.recordSightings>) {
    await this.devices.recordSightings(sightings);
    return {};
  }
}
