import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { distanceKm } from '../routes/great-circle.ts';
import { lengthKm, positionAfter } from '../routes/journey.ts';
import { createFleet } from './fleet.ts';
import { randomOffer } from './random-offer.ts';

const MAP_CENTRE = { latitude: 39.97, longitude: 32.86 };

describe('the fleet of forty', () => {
  const fleet = createFleet(40);

  it('offers all nine kinds of service', () => {
    expect(new Set(fleet.map(({ vehicle }) => vehicle.type))).toEqual(new Set(SERVICE_TYPES));
  });

  it('has at least fifteen in the initial viewport of the map', () => {
    const near = fleet.filter(
      ({ route, headStartKm }) => distanceKm(positionAfter(route, headStartKm), MAP_CENTRE) < 12,
    );
    expect(near.length).toBeGreaterThanOrEqual(15);
  });

  it('has a capacity and a price, as the service type requires', () => {
    for (const { vehicle, route } of createFleet(200))
      for (const turned of [false, true])
        expect(OfferInput.safeParse(randomOffer(vehicle, route, turned)).error).toBeUndefined();
    const offers = fleet.map(({ vehicle, route }) => randomOffer(vehicle, route, false));
    const isComplete = ({ seats, loadKg, price }: OfferInput) => price && (seats ?? loadKg) !== undefined;
    expect(offers.filter((offer) => !isComplete(offer))).toEqual([]);
  });

  it('has a few women who take only women along', () => {
    const few = fleet.filter(({ vehicle }) => vehicle.details?.womenOnly);
    expect(few.map(({ gender, vehicle }) => [gender, vehicle.type])).toEqual(
      few.map(() => ['female', 'companion']),
    );
    expect(few).toHaveLength(2);
  });

  it('has a unique name and address for each member, the same every time', () => {
    expect(new Set(fleet.map(({ email }) => email)).size).toBe(40);
    expect(new Set(fleet.map(({ fullName }) => fullName)).size).toBe(40);
    expect(createFleet(40)).toEqual(fleet);
  });

  it('has as many devices as given, of both apps, distributed evenly', () => {
    const apps = createFleet(40, 8).map(({ app }) => app);
    expect(apps.filter((app) => app === 'owntracks')).toHaveLength(4);
    expect(apps.filter((app) => app === 'traccar')).toHaveLength(4);
    expect(apps.slice(0, 20).filter((app) => app !== undefined)).toHaveLength(4);
    expect(fleet.some(({ app }) => app !== undefined)).toBe(false);
    expect(createFleet(3, 3).every(({ app }) => app !== undefined)).toBe(true);
  });

  it('has valid birth dates, and routes inside Türkiye and its waters', () => {
    for (const { birthDate, route } of createFleet(200)) {
      expect(new Date(birthDate).toISOString()).toContain(birthDate);
      expect(lengthKm(route)).toBeGreaterThan(0.5);
      for (const [latitude, longitude] of route.points) {
        expect(latitude).toBeGreaterThan(35.8);
        expect(latitude).toBeLessThan(42.2);
        expect(longitude).toBeGreaterThan(25.6);
        expect(longitude).toBeLessThan(44.9);
      }
    }
  });
});
