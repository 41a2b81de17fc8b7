import { Controller, type Type } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import type { PlaceSearch } from '@rotadas/contracts/matching/place-search';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { matchingStandIn } from './stand-in-matching.js';
import { notificationsStandIn } from './stand-in-notifications.js';
import { PlannedStandIn } from './stand-in-planned.js';
import { reportsStandIn } from './stand-in-reports.js';
import { savedRoutesStandIn } from './stand-in-saved-routes.js';
import { aVersionedProvider } from './builders.js';

/** The user whose positions are refused as being offline. */
export const OFFLINE_USER = 66;

/** The user of whom nobody can say whether it is online, since MongoDB is away. */
export const UNDECIDED_USER = 67;

/** What the services behind the gateway were asked. */
export class Asked {
  readonly identities: string[] = [];
  /** Who is an admin, by uid. */
  readonly admins = new Set(['admin']);
  readonly batches: Position[][] = [];
  readonly placeSearches: PlaceSearch[] = [];
  /** What was asked about saved routes. */
  readonly savedRoutes: unknown[] = [];
  /** What the notifications service was asked, whole. */
  readonly notificationQuestions: unknown[] = [];
  readonly wishes: RequestOf<typeof matchingRoutes.findMatches>[] = [];
  /** What admins did, as far as the reports service was told. */
  readonly adminActs: AdminAct[] = [];
  /** Whether the reports service can keep what admins do. */
  keepsAdminActs = true;
  /** Which servers the services say they reach. */
  readonly reached = { mongodb: true, redis: true, nats: true };
  /** Who is an admin no more, by id; whoever else is asked for by id is one. */
  readonly formerAdmins = new Set<number>();
  /** Who is on the map, in one page of a snapshot. */
  onMap: VersionedProvider[] = [aVersionedProvider()];
  /** How many questions wait for the end of `delay`. */
  waiting = 0;
  /** What an answer about a user or a batch of positions waits for. */
  delay: Promise<void> = Promise.resolve();

  async untilReleased(): Promise<void> {
    this.waiting += 1;
    await this.delay;
    this.waiting -= 1;
  }
}

/** Stand-ins for the services behind the gateway. */
export interface StandInServices {
  readonly asked: Asked;
  /** Ends that of the matching service alone. */
  stopMatching(): Promise<void>;
  stop(): Promise<void>;
}

/** Controllers that answer in place of the services, by the process that serves them. */
interface StandInControllers {
  readonly matching: Type<unknown>[];
  readonly others: Type<unknown>[];
}

/** Starts stand-ins for the services on a NATS server. */
export async function startServices(natsUrl: string): Promise<StandInServices> {
  const asked = new Asked();
  const controllers = standInControllers(asked);
  const [others, matching] = await Promise.all([
    startStandIn('stand-in', natsUrl, ...controllers.others),
    startStandIn('stand-in-matching', natsUrl, ...controllers.matching),
  ]);
  let matchingEnd: Promise<void> | undefined;
  const stopMatching = () => (matchingEnd ??= matching.stop());
  return {
    asked,
    stopMatching,
    stop: async () => void (await Promise.all([others.stop(), stopMatching()])),
  };
}

/** The stand-ins, which record in `asked` what they are asked. */
export function standInControllers(asked: Asked): StandInControllers {
  @Controller()
  class UsersStandIn {
    @HandleRoute(usersRoutes.identify)
    identify({ identity }: { identity: { uid: string; email: string } }) {
      asked.identities.push(identity.uid);
      return aUser({
        id: idOf(identity.uid),
        email: identity.email,
        isAdmin: asked.admins.has(identity.uid),
      });
    }

    @HandleRoute(usersRoutes.register)
    register({ identity }: { identity: { email: string } }) {
      return aUser({ email: identity.email });
    }

    @HandleRoute(usersRoutes.updateProfile)
    updateProfile({ profile }: { profile: { fullName: string } }) {
      return aUser({ fullName: profile.fullName });
    }

    @HandleRoute(usersRoutes.acceptTerms)
    acceptTerms({ userId }: { userId: number }) {
      return aUser({ id: userId, termsAccepted: true });
    }

    @HandleRoute(usersRoutes.get)
    get({ userId }: { userId: number }) {
      return aUser({ id: userId, isAdmin: !asked.formerAdmins.has(userId) });
    }

    @HandleRoute(usersRoutes.getPublic)
    async getPublic({ userId }: { userId: number }) {
      await asked.untilReleased();
      if (userId > 1_000) throw new DomainError('user-unknown');
      return { id: userId, fullName: 'Ali Demir' };
    }

    @HandleRoute(healthRoutes.users)
    readiness() {
      return { checks: { mongodb: asked.reached.mongodb, nats: true } };
    }
  }

  @Controller()
  class ProvidersStandIn {
    @HandleRoute(providersRoutes.createOffer)
    createOffer({ userId, offer }: ParsedRequest<typeof providersRoutes.createOffer>) {
      return anOffer({ userId, ...detailsOf(offer) });
    }

    @HandleRoute(providersRoutes.editOffer)
    editOffer({ userId, offer }: ParsedRequest<typeof providersRoutes.editOffer>) {
      if (userId === OFFLINE_USER) throw new DomainError('provider-offline');
      const edited = anOffer({ userId, ...offer, description: offer.description ?? null });
      return { isOnline: true, offer: edited, endsAt: 9_000, position: null };
    }

    @HandleRoute(providersRoutes.setStatus)
    setStatus({ status }: RequestOf<typeof providersRoutes.setStatus>) {
      if (!status.isOnline) return { isOnline: false, offer: null, endsAt: null, position: null };
      throw new DomainError('profile-incomplete', { details: { phone: 'Telefon eksik' } });
    }

    @HandleRoute(providersRoutes.getStatus)
    getStatus() {
      return {
        isOnline: true,
        offer: anOffer(),
        endsAt: 9_000,
        position: { latitude: 39, longitude: 32, at: 5_000 },
      };
    }

    @HandleRoute(providersRoutes.storePositions)
    async storePositions({ positions }: { positions: Position[] }) {
      asked.batches.push(positions);
      await asked.untilReleased();
      return { outcomes: positions.map(outcomeOf) };
    }

    @HandleRoute(liveRoutes.snapshot)
    snapshot() {
      return { providers: asked.onMap, cursor: null };
    }

    @HandleRoute(healthRoutes.providers)
    readiness() {
      return { checks: { ...asked.reached } };
    }
  }

  return {
    others: [
      UsersStandIn,
      ProvidersStandIn,
      PlannedStandIn,
      reportsStandIn(asked),
      notificationsStandIn(asked.notificationQuestions),
    ],
    matching: [matchingStandIn(asked.placeSearches, asked.wishes), savedRoutesStandIn(asked.savedRoutes)],
  };
}

/** `user-12` is the user 12; Ayşe, and whoever is not named so, is the user 7. */
function idOf(uid: string): number {
  if (uid === 'offline') return OFFLINE_USER;
  return Number(/^user-(\d+)$/.exec(uid)?.[1] ?? 7);
}

function outcomeOf({ userId }: Position): PositionOutcome {
  if (userId === UNDECIDED_USER) return 'undecided';
  return userId === OFFLINE_USER ? 'offline' : 'stored';
}
