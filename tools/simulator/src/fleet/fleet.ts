import { SIMULATED_APPS, type SimulatedApp } from '../device/device-request.ts';
import { AIR_ROUTES } from '../routes/airways.ts';
import { ANKARA_ROUTES } from '../routes/ankara.ts';
import { lengthKm } from '../routes/journey.ts';
import { ROAD_ROUTES, TOWN_ROUTES } from '../routes/road-routes.ts';
import type { Route } from '../routes/route.ts';
import { FERRY_ROUTES, TOUR_ROUTES } from '../routes/seas.ts';
import { createPerson, type Person } from './names.ts';
import {
  CALLED_VEHICLES,
  FERRY,
  PLANE,
  ROAD_VEHICLES,
  TOUR_BOAT,
  TOWN_VEHICLES,
  type Vehicle,
} from './vehicles.ts';

export interface Member extends Person {
  email: string;
  phone: string;
  birthDate: string;
  vehicle: Vehicle;
  route: Route;
  headStartKm: number;
  /** The app that sends its positions; undefined for the page. */
  app?: SimulatedApp;
}

type Kind = { vehicles: readonly Vehicle[]; routes: readonly Route[] };

const ANKARA: Kind = { vehicles: TOWN_VEHICLES, routes: ANKARA_ROUTES };
const TOWN: Kind = { vehicles: CALLED_VEHICLES, routes: TOWN_ROUTES };
const ROAD: Kind = { vehicles: ROAD_VEHICLES, routes: ROAD_ROUTES };
const SEA: Kind = { vehicles: [FERRY], routes: FERRY_ROUTES };
const TOUR: Kind = { vehicles: [TOUR_BOAT], routes: TOUR_ROUTES };
const AIR: Kind = { vehicles: [PLANE], routes: AIR_ROUTES };

/** Four of ten drive in Ankara, where the map opens; ten consecutive ones include every kind. */
const TURNS: readonly Kind[] = [ANKARA, ROAD, ANKARA, SEA, TOWN, ROAD, ANKARA, TOUR, ANKARA, AIR];

/** `devices` of them, evenly distributed, send their positions as a device. */
export function createFleet(size: number, devices = 0): Member[] {
  const seen = new Map<Kind, number>();
  return Array.from({ length: size }, (_, index) => {
    const kind = at(TURNS, index);
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    const member = createMember(index, at(kind.vehicles, turn), at(kind.routes, turn));
    const earlier = Math.floor((index * devices) / size);
    const hasDevice = Math.floor(((index + 1) * devices) / size) > earlier;
    return hasDevice ? { ...member, app: at(SIMULATED_APPS, earlier) } : member;
  });
}

function createMember(index: number, vehicle: Vehicle, route: Route): Member {
  const number = String(index + 1).padStart(3, '0');
  const person = createPerson(index);
  return {
    ...person,
    email: `saglayici${number}@rotadas.example`,
    phone: `0555 000 ${number.slice(0, 2).padStart(2, '0')} ${number.slice(-2)}`,
    birthDate: `${1970 + (index % 30)}-0${1 + (index % 9)}-1${index % 9}`,
    vehicle: withWomenOnly(withFreeSeats(vehicle, index), person, index),
    route,
    // The golden ratio distributes providers of one route evenly.
    headStartKm: ((index * 0.618_034) % 1) * 2 * lengthKm(route),
  };
}

function withFreeSeats(vehicle: Vehicle, index: number): Vehicle {
  const { details } = vehicle;
  if (details?.seats === undefined) return vehicle;
  return { ...vehicle, details: { ...details, seats: 1 + (index % details.seats) } };
}

/** Some women take only women along. */
function withWomenOnly(vehicle: Vehicle, { gender }: Person, index: number): Vehicle {
  const isOne = gender === 'female' && vehicle.type === 'companion' && index % 4 === 0;
  return isOne ? { ...vehicle, details: { ...vehicle.details, womenOnly: true } } : vehicle;
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
}
