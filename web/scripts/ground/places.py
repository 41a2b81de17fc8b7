"""The place labels of the ground. Villages of less than 1,000 people are left out for its size."""

import csv
import json
import math
from pathlib import Path

from layers import MAX_ZOOM

WEB = Path(__file__).parent.parent.parent
PLACES = WEB.parent / "services" / "matching" / "data" / "places.json"
CITIES_ABROAD = WEB / "data" / "cities-abroad.csv"

# The rank of a place is MapLibre's zoom from which its name is drawn: by kind and least population.
# Others are left out.
RANKS = {
    "province": ((2_000_000, 4), (0, 5)),
    "city-abroad": ((1_000_000, 4), (300_000, 5), (0, 6)),
    "district": ((100_000, 7), (30_000, 8), (0, 9)),
    "town": ((10_000, 9), (0, 10)),
    "village": ((1_000, 11),),
    "airport": ((0, 9),),
    "neighbourhood": ((0, 11),),
    "bus-terminal": ((0, 12),),
    "pier": ((0, 12),),
    "station": ((0, 12),),
    "university": ((0, 12),),
    "square": ((0, 13),),
}
# Districts this near to the centre of a province of this many people are parts of its city.
CITY_RADIUS_KM = 30
CITY_PEOPLE = 1_000_000
CITY_DISTRICT_RANK = 9


def place_features(zoom: int) -> list[tuple[float, float, dict]]:
    """Longitude, latitude and properties of the places of a zoom level, important ones first."""
    return [place for place in _places() if place[2]["rank"] <= zoom or zoom == MAX_ZOOM]


def _places() -> list[tuple[float, float, dict]]:
    rows = [*_places_abroad(), *_known_places()]
    rows.sort(key=lambda row: (row["rank"], -row["population"]))
    return [
        (row["longitude"], row["latitude"], {key: row[key] for key in ("name", "kind", "rank")})
        for row in rows
    ]


def _places_abroad():
    with CITIES_ABROAD.open() as file:
        for row in csv.DictReader(file):
            population = int(row["population"])
            yield {
                "name": row["name"],
                "kind": "city-abroad",
                "longitude": float(row["longitude"]),
                "latitude": float(row["latitude"]),
                "population": population,
                "rank": _rank("city-abroad", population),
            }


def _known_places():
    rows = json.loads(PLACES.read_text())["places"]
    cities = {
        province: (latitude, longitude)
        for _, _, kind, province, _, latitude, longitude, population, *_ in rows
        if kind == "province" and population >= CITY_PEOPLE
    }
    for _, name, kind, province, _, latitude, longitude, population, *_ in rows:
        # The district named "Merkez" has the place of its province.
        rank = _rank(kind, population)
        if rank is None or kind == "district" and name.endswith(" Merkez"):
            continue
        if kind == "district" and _is_near(cities.get(province), latitude, longitude):
            rank = max(rank, CITY_DISTRICT_RANK)
        yield {
            "name": name,
            "kind": kind,
            "longitude": longitude,
            "latitude": latitude,
            "population": population,
            "rank": rank,
        }


def _rank(kind: str, population: int) -> int | None:
    return next((rank for least, rank in RANKS.get(kind, ()) if population >= least), None)


def _is_near(city: tuple[float, float] | None, latitude: float, longitude: float) -> bool:
    if city is None:
        return False
    north = (latitude - city[0]) * 111.2
    east = (longitude - city[1]) * 111.2 * math.cos(math.radians(latitude))
    return math.hypot(north, east) <= CITY_RADIUS_KM
