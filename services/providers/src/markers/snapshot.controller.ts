import { Controller } from '@nestjs/common';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { SnapshotService } from './snapshot.service.js';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotService) {}

  @HandleRpc(liveRpc.snapshot)
  snapshot({ cell, cursor }: ParsedRequest<typeof liveRpc.snapshot>) {
    return this.snapshots.readPage(cell, cursor);
  }
}
