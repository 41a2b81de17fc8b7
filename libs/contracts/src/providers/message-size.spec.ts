import { CELL_CHANGES_MAX, CellChange, CellExit, CellMove, VersionedProvider } from '../live/cell-change.js';
import { FULL_NAME_MAX } from '../users/full-name.js';
import { OFFER_DESCRIPTION_MAX } from './offer-input.js';
import { LOAD_KG_MAX, PLACE_MAX, PRICE_MAX, STOPS_MAX } from './offer-details.js';
import { PLANNED_MAX, PlannedProvider } from './planned-offer.js';
import { PLANNED_PAGE_MAX } from './providers.rpc.js';

/** Default limit of NATS, bytes. */
const NATS_MAX = 1_048_576;

/** Letters of two bytes each. */
const text = (length: number) => 'ş'.repeat(length);
const place = { id: 'x'.repeat(40), latitude: -39.12345, longitude: -132.12345 };
const now = 1_763_900_000_000;
const id = 999_999_999;

/** A provider with the longest value of each field. */
const longest = {
  id,
  fullName: text(FULL_NAME_MAX),
  latitude: -39.12345,
  longitude: -132.12345,
  activeService: 'sea_transport',
  serviceFrom: text(PLACE_MAX),
  serviceTo: text(PLACE_MAX),
  serviceDescription: text(OFFER_DESCRIPTION_MAX),
  phone: '+905321234567',
  at: now,
  endsAt: now,
  rating: 4.5,
  ratings: id,
  loadKg: LOAD_KG_MAX,
  womenOnly: true,
  taken: LOAD_KG_MAX,
  price: { amount: PRICE_MAX, per: 'trip' },
  stops: Array.from({ length: STOPS_MAX }, () => text(PLACE_MAX)),
  stopPlaces: Array.from({ length: STOPS_MAX }, () => place),
  fromPlace: place,
  toPlace: place,
} as const;

const version = now * 1_000;
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const changes = CellChange.parse({
  cell: '719:1439',
  publisher: 'x'.repeat(36),
  seq: id,
  markers: many(CELL_CHANGES_MAX, VersionedProvider.parse({ ...longest, version })),
  moves: many(CELL_CHANGES_MAX, CellMove.parse({ ...longest, version })),
  exits: many(CELL_CHANGES_MAX, CellExit.parse({ id, version, to: null })),
});

it.each([
  [
    'a page of planned offers',
    many(PLANNED_PAGE_MAX * PLANNED_MAX, PlannedProvider.parse({ ...longest, departsAt: now, offerId: id })),
  ],
  ['the changes of a cell', changes],
])('NATS accepts %s with the longest texts', (_, message) => {
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(NATS_MAX);
});
