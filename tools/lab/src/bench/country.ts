import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import { OfferPlaceResolver } from '@rotadas/matching/offers/offer-place-resolver';
import { OfferIndex } from '@rotadas/matching/offers/offer-index';
import type { Place } from '@rotadas/matching/places/domain/place';
import { PlaceIndex } from '@rotadas/matching/places/domain/place-index';
import { readPlaces } from '@rotadas/matching/places/read-places';
import { loadRoads } from '@rotadas/matching/routing/load-roads';
import { EmbeddedRouter } from '@rotadas/matching/routing/domain/embedded-router';
import type { SnappedPlace } from '@rotadas/matching/routing/domain/route-length';
import { TreeCache } from '@rotadas/matching/routing/tree-cache';

/** Degrees. */
const AROUND = 0.05;

export interface SearchedEnds {
  readonly start: SnappedPlace;
  readonly end: SnappedPlace;
}

export interface RandomOffer {
  readonly place: Coordinates;
  readonly type: ServiceType;
  readonly from: string;
  readonly to: string;
}

/** The matching service's roads and districts, with people by population; reproducible. */
export class Country {
  readonly router: EmbeddedRouter;
  private readonly districts: readonly Place[];
  private readonly upTo: readonly number[];
  private state = 1;
  private readonly places: PlaceIndex;

  private constructor(places: readonly Place[]) {
    this.router = new EmbeddedRouter(loadRoads());
    this.places = new PlaceIndex(places);
    this.districts = places.filter(
      (place) => place.kind === 'district' && this.router.snapOrNull(place) !== null,
    );
    let sum = 0;
    this.upTo = this.districts.map(({ population = 0 }) => (sum += population));
  }

  static async load(): Promise<Country> {
    return new Country(await readPlaces());
  }

  offers(count: number, types: readonly ServiceType[] = SERVICE_TYPES): OfferIndex {
    const offers = new OfferIndex(
      this.router,
      new OfferPlaceResolver(this.places),
      new TreeCache(this.router),
    );
    for (let id = 1; id <= count; id += 1) {
      const { place, type, from, to } = this.randomOffer(id, types);
      offers.add({
        id,
        fullName: `Sürücü ${id}`,
        ...place,
        activeService: type,
        serviceFrom: from,
        serviceTo: to,
        serviceDescription: null,
        phone: null,
        at: id,
        endsAt: null,
      });
    }
    offers.measureAll(offers.table.all);
    return offers;
  }

  randomOffer(number: number, types: readonly ServiceType[] = SERVICE_TYPES): RandomOffer {
    const [from, to] = this.randomDistricts();
    const type = types[number % types.length] ?? 'companion';
    return { place: this.randomPlaceNear(from), type, from: formatPlace(from), to: formatPlace(to) };
  }

  randomSearches(count: number): SearchedEnds[] {
    return Array.from({ length: count }, () => {
      const [from, to] = this.randomDistricts();
      return { start: this.snap(from), end: this.snap(to) };
    });
  }

  private snap(district: Place): SnappedPlace {
    const place = this.randomPlaceNear(district);
    return { ...place, ...this.router.access(place) };
  }

  private randomDistricts(): [Place, Place] {
    const [from, to] = [this.randomDistrict(), this.randomDistrict()];
    return from === to ? this.randomDistricts() : [from, to];
  }

  private randomDistrict(): Place {
    const target = this.random() * (this.upTo.at(-1) ?? 0);
    const found = this.districts[this.upTo.findIndex((sum) => sum > target)];
    if (!found) throw new RangeError('no districts');
    return found;
  }

  private randomPlaceNear({ latitude, longitude }: Place): Coordinates {
    const place = { latitude: latitude + this.randomOffset(), longitude: longitude + this.randomOffset() };
    return this.router.snapOrNull(place) ? place : { latitude, longitude };
  }

  private randomOffset(): number {
    return (this.random() - 0.5) * 2 * AROUND;
  }

  private random(): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return this.state / 0x8000_0000;
  }
}

function formatPlace({ name, province }: Place): string {
  return `${name}, ${province}`;
}
