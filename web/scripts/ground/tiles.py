"""Vector tiles in a PMTiles file. The same features give the same bytes."""

import math
from pathlib import Path

import mapbox_vector_tile
import numpy as np
import zopfli.gzip
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import Writer
from shapely import GeometryCollection, clip_by_rect, transform, union_all

# Units of a tile, which is 512 pixels wide. MapLibre rounds finer ones.
EXTENT = 8192
UNITS_PER_PIXEL = EXTENT // 512
# Reach of a tile over its edge, so that lines are joined.
BUFFER = 8 * UNITS_PER_PIXEL


def to_grid(geometry, zoom: int):
    """Degrees to units of the tiles of a zoom level, counted from the north-west of the world."""
    units = EXTENT * 2**zoom

    def project(points: np.ndarray) -> np.ndarray:
        x = (points[:, 0] + 180) / 360
        y = 0.5 - np.arcsinh(np.tan(np.radians(points[:, 1]))) / (2 * np.pi)
        return np.column_stack([x, y]) * units

    return transform(geometry, project)


def metres_per_unit(zoom: int, latitude: float) -> float:
    return 40_075_017 * math.cos(math.radians(latitude)) / (EXTENT * 2**zoom)


def tile_range(bounds: tuple[float, float, float, float], zoom: int):
    """The tiles that touch west, south, east, north in degrees."""
    west, south, east, north = bounds
    count = 2**zoom

    def row(latitude: float) -> int:
        return math.floor((0.5 - math.asinh(math.tan(math.radians(latitude))) / (2 * math.pi)) * count)

    for x in range(math.floor((west + 180) / 360 * count), math.ceil((east + 180) / 360 * count)):
        for y in range(row(north), row(south) + 1):
            yield x, y


def encode(layers: dict[str, list], x: int, y: int, extent: int) -> bytes:
    """`layers` has pairs of a geometry in grid units and its properties; `extent` is the precision."""
    west, north = x * EXTENT, y * EXTENT
    reach = (west - BUFFER, north - BUFFER, west + EXTENT + BUFFER, north + EXTENT + BUFFER)
    encoded = []
    for name, features in layers.items():
        cut = [
            {"geometry": piece, "properties": properties}
            for geometry, properties in features
            if not (piece := _clip(geometry, reach)).is_empty
        ]
        if cut:
            encoded.append({"name": name, "features": cut})
    bounds = (west, north, west + EXTENT, north + EXTENT)
    options = {
        "quantize_bounds": bounds,
        "extents": extent,
        "y_coord_down": True,
        "on_invalid_geometry": None,
    }
    return mapbox_vector_tile.encode(encoded, default_options=options) if encoded else b""


def _clip(geometry, reach):
    piece = clip_by_rect(geometry, *reach)
    kind = geometry.geom_type.removeprefix("Multi")
    if piece.geom_type.removeprefix("Multi") == kind or piece.is_empty:
        return piece
    return union_all(
        [part for part in getattr(piece, "geoms", []) if part.geom_type == kind] or [GeometryCollection()]
    )


def write(path: Path, tiles: dict[tuple[int, int, int], bytes], metadata: dict, bounds, centre) -> None:
    west, south, east, north = (round(degrees * 10_000_000) for degrees in bounds)
    with path.open("wb") as file:
        writer = Writer(file)
        for tile in sorted(tiles, key=lambda zxy: zxy_to_tileid(*zxy)):
            writer.write_tile(zxy_to_tileid(*tile), zopfli.gzip.compress(tiles[tile]))
        writer.finalize(
            {
                "tile_type": TileType.MVT,
                "tile_compression": Compression.GZIP,
                "min_lon_e7": west,
                "min_lat_e7": south,
                "max_lon_e7": east,
                "max_lat_e7": north,
                "center_zoom": 4,
                "center_lon_e7": centre[0] * 10_000_000,
                "center_lat_e7": centre[1] * 10_000_000,
            },
            metadata,
        )
