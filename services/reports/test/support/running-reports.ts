import { Controller } from '@nestjs/common';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';
import { anAgreementEvidence } from './an-evidence.js';

/** A reports service, a client of it over NATS, and stand-ins for the services that it calls. */
export interface RunningReports extends LaunchedService {
  readonly client: RpcClient;
  readonly events: EventStreams;
  readonly mongodbUri: string;
}

@Controller()
class AgreementsController {
  @HandleRpc(agreementsRpc.evidence)
  evidence() {
    return anAgreementEvidence();
  }
}

/** Starts the built service on a database of its own; resolves once it is ready. */
export async function startReports(): Promise<RunningReports> {
  const [mongodbUri, natsUrl] = [databaseName('reports'), requireEnv('NATS_URL')];
  const users = await startUsersStandIn(natsUrl);
  const agreements = await startStandIn('agreements', natsUrl, AgreementsController);
  const settings = { MONGODB_URI: mongodbUri, NATS_URL: natsUrl, LOG_LEVEL: 'fatal' };
  const service = await launchService('reports', settings);
  await service.ready();
  const caller = await startPeer('reports-test', natsUrl);
  return {
    ...service,
    client: caller.get(RpcClient),
    events: caller.get(EventStreams),
    mongodbUri,
    async stop() {
      await caller.close();
      const code = await service.stop();
      await Promise.all([users.stop(), agreements.stop()]);
      return code;
    },
  };
}
