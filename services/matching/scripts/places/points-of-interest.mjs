// Airports, and what is known by hand: terminals, piers, stations, squares, universities, quarters.
import { distance } from 'geokdbush';
import { pointOf } from './administrative.mjs';

/** Further from the point of its district than this, an entry by hand has a wrong district. */
const DISTRICT_RADIUS_KM = 45;

/** The airports that have a Turkish name by hand, where the source has them. */
export function airportPlaces({ airports, airportNames, districts }) {
  const byIcao = new Map(airports.map((airport) => [airport.icao, airport]));
  return airportNames.map(({ icao, name, district, province, aliases }) => {
    const { iata, lat, lon } = byIcao.get(icao);
    if (!isDistrict(districts, province, district)) throw new Error(`${icao}: ${district}`);
    return {
      id: `airport-${icao}`,
      name,
      kind: 'airport',
      province,
      district,
      ...pointOf({ latitude: lat, longitude: lon }),
      aliases: [iata, ...list(aliases)],
    };
  });
}

/** The places by hand, each near the district that it names. */
export function placesByHand({ byHand }, districtPlaces) {
  return byHand.map(({ id, name, kind, district, province, aliases, ...point }) => {
    const place = { id: `poi-${id}`, name, kind, province, district, ...pointOf(point) };
    const centre = districtPlaces.find((other) => other.province === province && other.district === district);
    if (centre === undefined) throw new Error(`${id}: no district ${district}, ${province}`);
    const km = distance(place.longitude, place.latitude, centre.longitude, centre.latitude);
    if (!(km <= DISTRICT_RADIUS_KM)) throw new Error(`${id} is ${km} km from ${district}`);
    return { ...place, aliases: list(aliases) };
  });
}

function isDistrict(districts, province, name) {
  return districts.some((district) => district.province === province && district.name === name);
}

function list(aliases) {
  return aliases === '' ? [] : aliases.split('/');
}
