"""Layers of Natural Earth: 1:10 million, built-up areas 1:50 million. Public domain."""

import struct
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import shapefile
from shapely import MultiLineString, Polygon, line_merge
from shapely.geometry import shape


def read_shapes(path: Path) -> list:
    with path.open("rb") as file:
        shapes = shapefile.Reader(shp=file).iterShapes()
        return [shape(found.__geo_interface__) for found in shapes if found.shapeType != shapefile.NULL]


def read_lines(path: Path) -> list:
    pieces = [part for line in read_shapes(path) for part in getattr(line, "geoms", [line])]
    return list(line_merge(MultiLineString(pieces)).geoms)


def read_countries(path: Path) -> dict[str, object]:
    """Polygons by the three letters of Natural Earth, such as TUR."""
    with ZipFile(path) as archive:
        name = path.stem
        shp, dbf = (BytesIO(archive.read(f"{name}.{suffix}")) for suffix in ("shp", "dbf"))
    reader = shapefile.Reader(shp=shp, dbf=dbf)
    return {
        found.record["ADM0_A3"]: shape(found.shape.__geo_interface__) for found in reader.iterShapeRecords()
    }


# The units of Marble's format PN2 per degree.
PN2_UNITS = 120
PN2_RING, PN2_HOLE, PN2_GROUP = 2, 3, 4


def read_urban_areas(path: Path) -> list[Polygon]:
    """The outer rings of Marble's PN2 format: nodes, each followed by small steps from it."""
    data = path.read_bytes()
    at, areas = 6, []
    while at < len(data):
        kind = data[at]
        if kind == PN2_GROUP:
            at += 6
            continue
        (nodes,) = struct.unpack_from(">I", data, at + 5)
        at += 9
        points = []
        for _ in range(nodes):
            latitude, longitude, steps = struct.unpack_from(">hhH", data, at)
            at += 6
            points.append((longitude, latitude))
            for step in range(steps):
                north, east = struct.unpack_from(">bb", data, at + 2 * step)
                points.append((longitude + east, latitude + north))
            at += 2 * steps
        if kind == PN2_RING and len(points) > 3:
            areas.append(Polygon([(x / PN2_UNITS, y / PN2_UNITS) for x, y in points]).buffer(0))
    return areas
