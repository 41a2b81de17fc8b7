import { Controller } from '@nestjs/common';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { databaseName, requireEnv } from '@rotadas/test-kit/require-env';
import { emptyStreams } from '@rotadas/test-kit/stream-messages';
import { PROVIDER_ID } from './an-agreement.js';

/** An agreements service, a client of it over NATS, and stand-ins for the services it calls. */
export interface RunningAgreements extends LaunchedService {
  readonly client: RpcClient;
  readonly mongodbUri: string;
  /** Agreements with reserved seats. */
  readonly reserved: ReadonlySet<number>;
}

/** Starts the built service on a database of its own; resolves once it is ready. */
export async function startAgreements(): Promise<RunningAgreements> {
  const [mongodbUri, natsUrl] = [databaseName('agreements'), requireEnv('NATS_URL')];
  await emptyStreams(natsUrl);
  const reserved = new Set<number>();
  const others = await startOthers(natsUrl, reserved);
  const service = await launchService('agreements', {
    MONGODB_URI: mongodbUri,
    NATS_URL: natsUrl,
    REDIS_URL: requireEnv('REDIS_URL'),
    CODE_SECRET: 'a secret that only these tests know',
    SETTLE_EVERY: '1',
    LOG_LEVEL: 'fatal',
  });
  await service.ready();
  const caller = await startPeer('agreements-test', natsUrl);
  return {
    ...service,
    client: caller.get(RpcClient),
    mongodbUri,
    reserved,
    async stop() {
      await caller.close();
      const code = await service.stop();
      await others.stop();
      return code;
    },
  };
}

/** Every user exists, every provider is online, and every departure is in two days. */
function startOthers(natsUrl: string, reserved: Set<number>) {
  @Controller()
  class OthersController {
    @HandleRpc(usersRpc.get)
    get({ userId }: { userId: number }) {
      return aUser({ id: userId });
    }

    @HandleRpc(usersRpc.listPeople)
    listPeople({ userIds }: { userIds: number[] }) {
      return { people: userIds.map((id) => ({ ...aUser({ id }), ratings: 0, isPhoneVerified: true })) };
    }

    @HandleRpc(usersRpc.getAccounts)
    getAccounts({ userIds }: { userIds: number[] }) {
      return { users: userIds.map((id) => ({ id, email: `user-${id}@rotadas.example`, uid: '' })) };
    }

    @HandleRpc(blocksRpc.listHidden)
    listHidden() {
      return { hidden: [] };
    }

    @HandleRpc(providersRpc.findOffer)
    findOffer(requested: { providerId: number } | { departureId: number }) {
      const isLive = 'providerId' in requested;
      const known = isLive
        ? { id: requested.providerId, userId: requested.providerId }
        : { id: requested.departureId, userId: PROVIDER_ID, departsAt: Date.now() + 48 * 3_600_000 };
      return { offer: anOffer({ type: 'companion', seats: 4, ...known }), isLive, seatsLeft: 4 };
    }

    @HandleRpc(providersRpc.getStatus)
    getStatus({ userId }: { userId: number }) {
      return { isOnline: true, offer: anOffer({ id: userId, userId }), endsAt: null, position: null };
    }

    @HandleRpc(providersRpc.reserve)
    reserve({ agreementId }: { agreementId: number }) {
      reserved.add(agreementId);
      return {};
    }

    @HandleRpc(providersRpc.release)
    release({ agreementId }: { agreementId: number }) {
      reserved.delete(agreementId);
      return {};
    }

    @HandleRpc(matchingRpc.resolveRoute)
    resolveRoute() {
      const end = { placeId: null, point: null };
      return {
        from: { name: 'Ankara', ...end },
        to: { name: 'Konya', ...end },
        durationSeconds: 9_000,
      };
    }
  }
  return startStandIn('others', natsUrl, OthersController);
}
