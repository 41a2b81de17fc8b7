import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import type { Device, DeviceSighting } from '@rotadas/contracts/devices/device';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import type { Block } from '@rotadas/contracts/users/block';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { DEFAULT_SETTINGS } from '@rotadas/contracts/notifications/notification-settings';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { Position } from '@rotadas/contracts/providers/position';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleRpc } from '@rotadas/service-kit/nats/handle-rpc';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aMatchResult, aPlace, aSavedRoute, aVersionedProvider } from './builders.js';
import { aSharedTrip, standInAgreements } from './stand-in-agreements.js';
import { StandInExports, standInExports } from './stand-in-exports.js';
import { standInReports } from './stand-in-reports.js';
import { aSanction, standInSanctions } from './stand-in-sanctions.js';

export const OFFLINE_USER = 66;

/** South of this there is no place. */
const COAST = 35.7;

/** The one planned offer; of the user 7. */
export const PLANNED: PlannedOffer = { ...anOffer({ id: 12, isActive: false }), departsAt: 9_000 };

/** The ID of the planned offer. */
export const START_TOKEN = '7.12.9000.signature';

export const GOOD_TOKEN = '7.route-matched.signature';

export const DEVICE: Device = {
  id: 5,
  name: 'Telefonum',
  createdAt: 1_000,
  app: null,
  lastSeenAt: null,
  batteryPercent: null,
};

export const BLOCK: Block = { userId: 5, name: 'Ali D.', at: 1_000 };

/** The requests that the stand-ins received, and the state from which they reply. */
export class StandInState {
  /** All requests but for those that identify users and devices, oldest first. */
  readonly requests: unknown[] = [];
  readonly admins = new Set(['admin']);
  /** Banned users, by uid. */
  readonly banned = new Set<string>();
  /** Users without an account, by uid. */
  readonly newcomers = new Set<string>();
  /** Users who requested the deletion of their account, by uid. */
  readonly leaving = new Set<string>();
  readonly batches: Position[][] = [];
  readonly auditEntries: AuditEntry[] = [];
  /** Whether the reports service can record audit entries. */
  recordsAuditEntries = true;
  /** Whether the reports service is unavailable for all pages but the first. */
  losesReports = false;
  /** Owner by token hash; the device has the ID of its owner. */
  readonly devices = new Map<string, number>();
  /** Hashes of tokens that were looked up, oldest first. */
  readonly tokenLookups: string[] = [];
  readonly sightings: DeviceSighting[][] = [];
  /** The providers on the map, in one page of a snapshot. */
  onMap: VersionedProvider[] = [aVersionedProvider()];
  readonly exports = new StandInExports();
  sharedTrip: ReturnType<typeof aSharedTrip> | null = aSharedTrip();
  /** The people hidden from a user. */
  readonly hidden = new Map<number, number[]>();
  /** Whether the users service can list hidden people. */
  listsHidden = true;
  /** What the notifications service does on a sign-out. */
  unsubscribeAllPush = () => ({});
  /** The number of requests that wait for `delay`. */
  waiting = 0;
  /** What a reply about a user or a batch of positions waits for. */
  delay: Promise<void> = Promise.resolve();

  async untilReleased(): Promise<void> {
    this.waiting += 1;
    await this.delay;
    this.waiting -= 1;
  }
}

type Handlers = Pick<InMemoryRpcClient, 'handle'>;

class StandInControllers implements Handlers {
  readonly controllers: Type<unknown>[] = [];

  handle<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Rpc<Request, Reply>,
    handle: (request: z.output<Request>) => z.input<Reply> | Promise<z.input<Reply>>,
  ): void {
    @Controller()
    class StandIn {
      @HandleRpc(route)
      reply(request: z.output<Request>) {
        return handle(request);
      }
    }
    this.controllers.push(StandIn);
  }
}

/** Starts the stand-ins on a NATS server. */
export async function startServices(natsUrl: string) {
  const [standIns, handlers] = [new StandInState(), new StandInControllers()];
  standInServices(standIns, handlers);
  standInMatching(standIns, handlers);
  const { stop } = await startStandIn('stand-in', natsUrl, ...handlers.controllers);
  return { standIns, stop };
}

function recording(state: StandInState, handlers: Handlers): Handlers {
  return {
    handle: (route, handle) =>
      handlers.handle(route, (request) => {
        state.requests.push(request);
        return handle(request);
      }),
  };
}

export function standInMatching(state: StandInState, handlers: Handlers): void {
  const rpc = recording(state, handlers);
  rpc.handle(matchingRpc.searchPlaces, ({ q }) => ({ places: [aPlace({ name: q })] }));
  rpc.handle(matchingRpc.nearestPlace, (point) => ({
    place: point.latitude < COAST ? null : aPlace(point),
  }));
  rpc.handle(matchingRpc.findMatches, () => aMatchResult());
  rpc.handle(savedRoutesRpc.save, ({ route: { days, hours, endsOn } }) =>
    aSavedRoute({ days, hours, endsOn }),
  );
  rpc.handle(savedRoutesRpc.list, () => ({ routes: [aSavedRoute()] }));
  rpc.handle(savedRoutesRpc.edit, ({ conditions: { days, hours } }) => aSavedRoute({ days, hours }));
  rpc.handle(savedRoutesRpc.remove, () => ({}));
  rpc.handle(savedRoutesRpc.countWaiting, () => ({ waiting: 3 }));
  handlers.handle(healthRpc.matching, () => ({ checks: { nats: true } }));
}

export function standInServices(state: StandInState, handlers: Handlers): void {
  const rpc = recording(state, handlers);
  standInUsers(state, handlers, rpc);
  standInProviders(state, handlers, rpc);
  standInReports(state, handlers, rpc);
  standInAgreements(state, handlers, rpc);
  standInExports(state.exports, rpc);
  standInSanctions(rpc);

  rpc.handle(notificationsRpc.list, () => ({ notifications: [], unread: 3, next: null }));
  rpc.handle(notificationsRpc.read, () => ({ unread: 0 }));
  rpc.handle(notificationsRpc.getSettings, () => DEFAULT_SETTINGS);
  rpc.handle(notificationsRpc.saveSettings, ({ settings }) => settings);
  rpc.handle(notificationsRpc.pushKey, () => ({ publicKey: 'a key' }));
  rpc.handle(notificationsRpc.subscribePush, () => ({}));
  rpc.handle(notificationsRpc.unsubscribePush, () => ({}));
  rpc.handle(notificationsRpc.unsubscribeAllPush, () => state.unsubscribeAllPush());
  rpc.handle(notificationsRpc.unsubscribe, ({ token }) => {
    if (token !== GOOD_TOKEN) throw new DomainError('unsubscribe-token-invalid');
    return { kind: 'route-matched' as const };
  });
  rpc.handle(notificationsRpc.verifyStartToken, ({ token }) => {
    if (token !== START_TOKEN) throw new DomainError('start-token-invalid');
    return { userId: PLANNED.userId, offerId: PLANNED.id };
  });
  handlers.handle(healthRpc.notifications, () => ({ checks: { mongodb: true, nats: true } }));
}

function standInUsers(state: StandInState, handlers: Handlers, rpc: Handlers): void {
  handlers.handle(usersRpc.identify, ({ identity: { uid, email }, isConfirmed }) => {
    if (isConfirmed) state.newcomers.delete(uid);
    if (state.newcomers.has(uid)) throw new DomainError('user-unknown');
    const isAdmin = state.admins.has(uid);
    const eraseAt = state.leaving.has(uid) ? 9_000 : null;
    const sanction = state.banned.has(uid) ? aSanction() : null;
    return aUser({ id: toUserId(uid), email, isAdmin, eraseAt, sanction });
  });
  handlers.handle(usersRpc.suspend, () => ({}));
  rpc.handle(usersRpc.register, ({ identity: { email } }) => aUser({ email }));
  rpc.handle(usersRpc.updateProfile, ({ profile: { fullName } }) => aUser({ fullName }));
  rpc.handle(usersRpc.setPhoto, ({ userId }) => aUser({ id: userId }));
  rpc.handle(usersRpc.removePhoto, ({ userId }) => aUser({ id: userId, profileImage: null }));
  rpc.handle(usersRpc.getPhoto, ({ hash }) => {
    if (!hash.startsWith('a')) throw new DomainError('photo-unknown');
    return { data: Buffer.from('a photo').toString('base64') };
  });
  rpc.handle(usersRpc.verifyPhone, ({ userId, phone }) =>
    aUser({ id: userId, phone, isPhoneVerified: true }),
  );
  rpc.handle(usersRpc.acceptTerms, ({ userId }) => aUser({ id: userId, termsAccepted: true }));
  rpc.handle(usersRpc.get, ({ userId }) =>
    aUser({ id: userId, isAdmin: [...state.admins].some((uid) => toUserId(uid) === userId) }),
  );
  rpc.handle(usersRpc.getPublic, async ({ userId }) => {
    await state.untilReleased();
    if (userId > 1_000) throw new DomainError('user-unknown');
    return { id: userId, fullName: 'Ali Demir' };
  });
  rpc.handle(accountsRpc.requestDeletion, () => ({ eraseAt: 9_000 }));
  rpc.handle(accountsRpc.cancelDeletion, () => ({}));
  rpc.handle(accountsRpc.signOut, () => ({}));
  rpc.handle(usersRpc.findPeople, () => ({
    people: [{ ...aUser({ id: 8 }), isSuspended: false, createdAt: null }],
  }));
  rpc.handle(blocksRpc.block, () => ({}));
  rpc.handle(blocksRpc.unblock, () => ({}));
  rpc.handle(blocksRpc.list, () => ({ blocks: [BLOCK] }));
  handlers.handle(blocksRpc.listHidden, ({ userIds }) => {
    if (!state.listsHidden) throw new DomainError('service-unavailable');
    const hidden = userIds.map((userId) => ({ userId, hiddenIds: state.hidden.get(userId) ?? [] }));
    return { hidden: hidden.filter(({ hiddenIds }) => hiddenIds.length > 0) };
  });
  rpc.handle(devicesRpc.add, ({ userId, device: { name }, tokenHash }) => {
    state.devices.set(tokenHash, userId);
    return { ...DEVICE, name };
  });
  rpc.handle(devicesRpc.list, () => ({ devices: [DEVICE] }));
  rpc.handle(devicesRpc.remove, () => ({}));
  handlers.handle(devicesRpc.identify, ({ tokenHash }) => {
    state.tokenLookups.push(tokenHash);
    const userId = state.devices.get(tokenHash);
    if (userId === undefined) throw new DomainError('device-unknown');
    return { deviceId: userId, userId };
  });
  handlers.handle(devicesRpc.recordSightings, ({ sightings }) => {
    state.sightings.push(sightings);
    return {};
  });
  handlers.handle(healthRpc.users, () => ({ checks: { mongodb: true, nats: true } }));
}

function standInProviders(state: StandInState, handlers: Handlers, rpc: Handlers): void {
  const position = { latitude: 39, longitude: 32, at: 5_000 };
  rpc.handle(providersRpc.createOffer, ({ userId, offer }) =>
    anOffer({ userId, ...pickOfferDetails(offer) }),
  );
  rpc.handle(providersRpc.editOffer, ({ userId, offer }) => {
    const { description = null, showPhone = true, ...content } = offer;
    const edited = anOffer({ userId, ...content, description, showPhone });
    return { isOnline: true, offer: edited, endsAt: 9_000, position: null };
  });
  rpc.handle(providersRpc.setStatus, ({ status }) => {
    if (!status.isOnline) return { isOnline: false, offer: null, endsAt: null, position: null };
    if (status.offerId === PLANNED.id)
      return { isOnline: true, offer: anOffer({ id: PLANNED.id }), endsAt: 9_000, position };
    throw new DomainError('profile-incomplete', { details: { phone: 'Telefon eksik' } });
  });
  rpc.handle(providersRpc.getStatus, () => ({
    isOnline: true,
    offer: anOffer(),
    endsAt: 9_000,
    position,
  }));
  rpc.handle(providersRpc.getLastOffer, () => ({ offer: PLANNED }));
  rpc.handle(providersRpc.planOffer, ({ offer: { departsAt, ...offer } }) => ({
    ...PLANNED,
    ...pickOfferDetails(offer),
    departsAt,
  }));
  rpc.handle(providersRpc.listOwnPlanned, () => ({ offers: [PLANNED] }));
  rpc.handle(providersRpc.listPlanned, () => ({ providers: [], nextAfterId: null }));
  rpc.handle(providersRpc.editPlanned, ({ offer: { to, departsAt } }) => ({
    ...PLANNED,
    to,
    departsAt,
  }));
  rpc.handle(providersRpc.withdrawPlanned, () => PLANNED);
  rpc.handle(providersRpc.storePositions, async ({ positions }) => {
    state.batches.push(positions);
    await state.untilReleased();
    return { outcomes: positions.map(({ userId }) => (userId === OFFLINE_USER ? 'offline' : 'stored')) };
  });
  handlers.handle(liveRpc.snapshot, () => ({ providers: state.onMap, cursor: null }));
  handlers.handle(healthRpc.providers, () => ({ checks: { mongodb: true, redis: true, nats: true } }));
}

/** `user-12` is the user 12; Ayşe, and every other uid, is the user 7. */
function toUserId(uid: string): number {
  if (uid === 'offline') return OFFLINE_USER;
  return Number(/^user-(\d+)$/.exec(uid)?.[1] ?? 7);
}
