import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogRoutes } from '@rotadas/contracts/audit-log/audit-log.routes';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { ReportPageRequest } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import type { Route } from '@rotadas/contracts/routing/route';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import type { InMemoryRouteClient } from '@rotadas/service-kit/testing/in-memory-route-client';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aMatchAnswer, aPlace, aReport, aSavedRoute, aVersionedProvider } from './builders.js';

export const OFFLINE_USER = 66;

/** The user whose status is unknown, since MongoDB is unavailable. */
export const UNDECIDED_USER = 67;

const REPORT_COUNT = 10_000;
const REPORT_PAGE = 1_000;

/** South of this there is no place. */
const COAST = 35.7;

/** The one planned offer; of the user 7. */
export const PLANNED: PlannedOffer = { ...anOffer({ id: 12, isActive: false }), departsAt: 9_000 };

export const GOOD_TOKEN = '7.route-matched.signature';

/** The requests that the stand-ins received, and the state from which they reply. */
export class StandInState {
  /** All requests but for `users.identify`, oldest first. */
  readonly requests: unknown[] = [];
  readonly identities: string[] = [];
  readonly admins = new Set(['admin']);
  /** Users by id who are no longer admins; all others are. */
  readonly formerAdmins = new Set<number>();
  readonly batches: Position[][] = [];
  readonly auditEntries: AuditEntry[] = [];
  /** Whether the reports service can record audit entries. */
  recordsAuditEntries = true;
  readonly reached = { mongodb: true, redis: true, nats: true };
  /** The providers on the map, in one page of a snapshot. */
  onMap: VersionedProvider[] = [aVersionedProvider()];
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

type Handlers = Pick<InMemoryRouteClient, 'handle'>;

class StandInControllers implements Handlers {
  readonly controllers: Type<unknown>[] = [];

  handle<Request extends z.ZodType, Reply extends z.ZodType>(
    route: Route<Request, Reply>,
    handle: (request: z.output<Request>) => z.input<Reply> | Promise<z.input<Reply>>,
  ): void {
    @Controller()
    class StandIn {
      @HandleRoute(route)
      reply(request: z.output<Request>) {
        return handle(request);
      }
    }
    this.controllers.push(StandIn);
  }
}

/** Starts the stand-ins on a NATS server; the matching service can be stopped alone. */
export async function startServices(natsUrl: string) {
  const [state, others, matching] = [new StandInState(), new StandInControllers(), new StandInControllers()];
  standInServices(state, others);
  standInMatching(state, matching);
  const [rest, matcher] = await Promise.all([
    startStandIn('stand-in', natsUrl, ...others.controllers),
    startStandIn('stand-in-matching', natsUrl, ...matching.controllers),
  ]);
  let matchingEnd: Promise<void> | undefined;
  const stopMatching = () => (matchingEnd ??= matcher.stop());
  return {
    standIns: state,
    stopMatching,
    stop: async () => void (await Promise.all([rest.stop(), stopMatching()])),
  };
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
  const routes = recording(state, handlers);
  routes.handle(matchingRoutes.searchPlaces, ({ q }) => ({ places: [aPlace({ name: q })] }));
  routes.handle(matchingRoutes.nearestPlace, (point) => ({
    place: point.latitude < COAST ? null : aPlace(point),
  }));
  routes.handle(matchingRoutes.findMatches, () => aMatchAnswer());
  routes.handle(savedRoutesRoutes.save, ({ route: { days, hours, endsOn } }) =>
    aSavedRoute({ days, hours, endsOn }),
  );
  routes.handle(savedRoutesRoutes.list, () => ({ routes: [aSavedRoute()] }));
  routes.handle(savedRoutesRoutes.remove, () => ({}));
  routes.handle(savedRoutesRoutes.countWaiting, () => ({ waiting: 3 }));
  handlers.handle(healthRoutes.matching, () => ({ checks: { nats: true } }));
}

export function standInServices(state: StandInState, handlers: Handlers): void {
  const routes = recording(state, handlers);
  standInUsers(state, handlers, routes);
  standInProviders(state, handlers, routes);
  standInReports(state, handlers, routes);

  routes.handle(notificationsRoutes.list, () => ({ notifications: [], unread: 3, next: null }));
  routes.handle(notificationsRoutes.read, () => ({ unread: 0 }));
  routes.handle(notificationsRoutes.choices, () => DEFAULT_CHOICES);
  routes.handle(notificationsRoutes.choose, ({ choices }) => choices);
  routes.handle(notificationsRoutes.pushKey, () => ({ publicKey: 'a key' }));
  routes.handle(notificationsRoutes.subscribePush, () => ({}));
  routes.handle(notificationsRoutes.unsubscribePush, () => ({}));
  routes.handle(notificationsRoutes.unsubscribe, ({ token }) => {
    if (token !== GOOD_TOKEN) throw new DomainError('unsubscribe-token-invalid');
    return { kind: 'route-matched' as const };
  });
  handlers.handle(healthRoutes.notifications, () => ({ checks: { mongodb: true, nats: true } }));
}

function standInUsers(state: StandInState, handlers: Handlers, routes: Handlers): void {
  handlers.handle(usersRoutes.identify, ({ identity: { uid, email } }) => {
    state.identities.push(uid);
    return aUser({ id: toUserId(uid), email, isAdmin: state.admins.has(uid) });
  });
  routes.handle(usersRoutes.register, ({ identity: { email } }) => aUser({ email }));
  routes.handle(usersRoutes.updateProfile, ({ profile: { fullName } }) => aUser({ fullName }));
  routes.handle(usersRoutes.acceptTerms, ({ userId }) => aUser({ id: userId, termsAccepted: true }));
  routes.handle(usersRoutes.get, ({ userId }) =>
    aUser({ id: userId, isAdmin: !state.formerAdmins.has(userId) }),
  );
  routes.handle(usersRoutes.getPublic, async ({ userId }) => {
    await state.untilReleased();
    if (userId > 1_000) throw new DomainError('user-unknown');
    return { id: userId, fullName: 'Ali Demir' };
  });
  handlers.handle(healthRoutes.users, () => ({ checks: { mongodb: state.reached.mongodb, nats: true } }));
}

function standInProviders(state: StandInState, handlers: Handlers, routes: Handlers): void {
  const position = { latitude: 39, longitude: 32, at: 5_000 };
  routes.handle(providersRoutes.createOffer, ({ userId, offer }) =>
    anOffer({ userId, ...pickOfferDetails(offer) }),
  );
  routes.handle(providersRoutes.editOffer, ({ userId, offer }) => {
    const edited = anOffer({ userId, ...offer, description: offer.description ?? null });
    return { isOnline: true, offer: edited, endsAt: 9_000, position: null };
  });
  routes.handle(providersRoutes.setStatus, ({ status }) => {
    if (!status.isOnline) return { isOnline: false, offer: null, endsAt: null, position: null };
    throw new DomainError('profile-incomplete', { details: { phone: 'Telefon eksik' } });
  });
  routes.handle(providersRoutes.getStatus, () => ({
    isOnline: true,
    offer: anOffer(),
    endsAt: 9_000,
    position,
  }));
  routes.handle(providersRoutes.planOffer, ({ offer: { departsAt, ...offer } }) => ({
    ...PLANNED,
    ...pickOfferDetails(offer),
    departsAt,
  }));
  routes.handle(providersRoutes.ownPlanned, () => ({ offers: [PLANNED] }));
  routes.handle(providersRoutes.planned, () => ({ providers: [], nextAfterId: null }));
  routes.handle(providersRoutes.editPlanned, ({ offer: { to, departsAt } }) => ({
    ...PLANNED,
    to,
    departsAt,
  }));
  routes.handle(providersRoutes.withdrawPlanned, () => PLANNED);
  routes.handle(providersRoutes.storePositions, async ({ positions }) => {
    state.batches.push(positions);
    await state.untilReleased();
    return { outcomes: positions.map(decideOutcome) };
  });
  handlers.handle(liveRoutes.snapshot, () => ({ providers: state.onMap, cursor: null }));
  handlers.handle(healthRoutes.providers, () => ({ checks: { ...state.reached } }));
}

function standInReports(state: StandInState, handlers: Handlers, routes: Handlers): void {
  routes.handle(reportsRoutes.open, ({ userId, report }) => aReport({ userId, ...report }));
  const window = ({ status = 'yeni', before = REPORT_COUNT + 1, limit }: ReportPageRequest) => {
    const length = Math.min(limit, REPORT_PAGE);
    const reports = Array.from({ length }, (_, index) => aReport({ id: before - 1 - index, status }));
    const last = before - length;
    return { reports, next: last > 1 ? last : null };
  };
  routes.handle(reportsRoutes.list, ({ page }) => window(page));
  routes.handle(reportsRoutes.page, ({ page }) => {
    const byStatus = { yeni: 4, inceleniyor: 3, çözüldü: 2, kapatıldı: 1 };
    return { ...window(page), counts: { all: 10, byStatus } };
  });
  routes.handle(reportsRoutes.get, ({ reportId }) => ({ ...aReport({ id: reportId }), history: [] }));
  routes.handle(reportsRoutes.changeStatus, ({ reportId, change: { status, adminNotes = null } }) =>
    aReport({ id: reportId, status, adminNotes }),
  );
  routes.handle(auditLogRoutes.record, (act) => {
    if (!state.recordsAuditEntries) throw new DomainError('dependency-away');
    state.auditEntries.push(act);
    return {};
  });
  routes.handle(auditLogRoutes.search, ({ search }) => ({
    acts: state.auditEntries.slice(-search.limit),
    next: search.before ?? null,
  }));
  handlers.handle(healthRoutes.reports, () => ({ checks: { mongodb: state.reached.mongodb } }));
}

/** `user-12` is the user 12; Ayşe, and every other uid, is the user 7. */
function toUserId(uid: string): number {
  if (uid === 'offline') return OFFLINE_USER;
  return Number(/^user-(\d+)$/.exec(uid)?.[1] ?? 7);
}

function decideOutcome({ userId }: Position): PositionOutcome {
  if (userId === UNDECIDED_USER) return 'undecided';
  return userId === OFFLINE_USER ? 'offline' : 'stored';
}
