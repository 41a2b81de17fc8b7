"""Writes web/src/generated/ground.pmtiles; see docs/reference/geodata.md."""

import sys
from collections import defaultdict
from pathlib import Path

from shapely import Point

import sources
import tiles
from layers import MAX_ZOOM, MIN_ZOOM, SURROUNDINGS, SURROUNDINGS_MAX_ZOOM, WINDOW, Ground
from places import place_features
from tiles import EXTENT, to_grid

TARGET = Path(__file__).parent.parent.parent / "src" / "generated" / "ground.pmtiles"


def main(work: Path) -> None:
    work.mkdir(parents=True, exist_ok=True)
    ground = Ground(sources.fetch(work), work)
    encoded = {}
    for zoom in range(MIN_ZOOM, MAX_ZOOM + 1):
        bounds = SURROUNDINGS if zoom <= SURROUNDINGS_MAX_ZOOM else WINDOW
        places = places_by_tile(zoom)
        for touches_turkiye in (True, False):
            features = ground.features(zoom, touches_turkiye)
            for x, y in tiles.tile_range(bounds, zoom):
                if ground.touches_turkiye(zoom, x, y) is not touches_turkiye:
                    continue
                extent = EXTENT if zoom == MAX_ZOOM else EXTENT // 2
                data = tiles.encode(features | {"place": places[x, y]}, x, y, extent)
                if data:
                    encoded[zoom, x, y] = data
        size = sum(len(data) for (z, _, _), data in encoded.items() if z == zoom)
        print(zoom, sum(z == zoom for z, _, _ in encoded), "tiles", size, "bytes")
    tiles.write(TARGET, encoded, {"name": "Rotadaş ground"}, SURROUNDINGS, (35, 39))
    print(TARGET.stat().st_size)


def places_by_tile(zoom: int) -> dict[tuple[int, int], list]:
    """Each place is in one tile, since MapLibre draws labels beyond the edges of their tiles."""
    places = defaultdict(list)
    for longitude, latitude, properties in place_features(zoom):
        point = to_grid(Point(longitude, latitude), zoom)
        places[point.x // EXTENT, point.y // EXTENT].append((point, properties))
    return places


main(Path(sys.argv[1]))
