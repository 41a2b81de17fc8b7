"""Coast, lakes and rivers of GSHHG 2.3.7 at full resolution, read from the files of GMT.

The files hold pieces of lines in bins of one degree. Pieces of one polygon share its ID.
"""

from collections import defaultdict
from pathlib import Path

import h5py
import numpy as np
from shapely import LineString, Point, Polygon, box, line_merge, polygonize, unary_union
from shapely.geometry import MultiLineString, MultiPolygon

# West, south, east, north, in whole degrees.
WINDOW = (20, 32, 50, 48)
LAND, LAKE, ISLAND = 1, 2, 3
# Inner points of land; the parts of continents that the window cuts are land if they have one.
CASPIAN = Point(49.5, 41.5)
CONTINENTS = [(33, 39.5), (26.8, 41.5), (21, 43), (45, 34), (21.7, 32.4)]


class _Bins:
    def __init__(self, path: Path):
        with h5py.File(path) as file:
            self.arrays = {name: array[:] for name, array in file.items() if array.shape}

    def segments(self):
        west, south, east, north = WINDOW
        for latitude in range(south, north):
            for longitude in range(west, east):
                bin_number = (89 - latitude) * 360 + longitude
                first = self.arrays["Id_of_first_segment_in_a_bin"][bin_number]
                count = self.arrays["N_segments_in_a_bin"][bin_number]
                for segment in range(first, first + count):
                    yield segment, (longitude, latitude)

    def line(self, segment: int, count: int, corner: tuple[int, int]) -> np.ndarray:
        first = self.arrays["Id_of_first_point_in_a_segment"][segment]
        axes = ("longitude", "latitude")
        relative = [
            self.arrays[f"Relative_{axis}_from_SW_corner_of_bin"][first : first + count].astype(np.uint16)
            for axis in axes
        ]
        return np.column_stack([values / 65535 + start for values, start in zip(relative, corner)])


def read_shores(path: Path) -> tuple[MultiPolygon, list[Polygon]]:
    """The land of the window, and its lakes without their islands. Degrees."""
    bins = _Bins(path)
    pieces = defaultdict(list)
    for segment, corner in bins.segments():
        info = int(bins.arrays["Embedded_npts_levels_exit_entry_for_a_segment"][segment])
        count, level = info >> 9, (info >> 6) & 7
        polygon = int(bins.arrays["Id_of_GSHHS_ID"][segment])
        if count > 1:
            pieces[level, polygon].append(LineString(bins.line(segment, count, corner)))
    rings, cut = defaultdict(list), []
    for (level, _), lines in pieces.items():
        merged = line_merge(MultiLineString(lines))
        for line in getattr(merged, "geoms", [merged]):
            if line.is_ring:
                rings[level].append(Polygon(line))
            else:
                cut.append((level, line))
    frame = box(*WINDOW).exterior
    coasts = [line for level, line in cut if level == LAND]
    parts = polygonize([*unary_union([frame, *coasts]).geoms]).geoms
    continents = [part for part in parts if any(part.contains(Point(inner)) for inner in CONTINENTS)]
    seas = polygonize([*unary_union([frame, *(line for level, line in cut if level == LAKE)]).geoms]).geoms
    caspian = [part for part in seas if part.contains(CASPIAN)]
    land = unary_union([*continents, *rings[LAND]]).difference(unary_union(caspian))
    islands = unary_union(rings[ISLAND])
    return land, [lake.difference(islands) for lake in rings[LAKE]]


def read_rivers(path: Path) -> list[tuple[int, LineString]]:
    """Rivers with their level: up to 3 are large, 4 is small, from 5 on they are dry or canals."""
    bins = _Bins(path)
    lines = defaultdict(list)
    for segment, corner in bins.segments():
        count = int(bins.arrays["N_points_for_a_segment"][segment])
        level = int(bins.arrays["Hierarchial_level_of_a_segment"][segment])
        if count > 1:
            lines[level].append(LineString(bins.line(segment, count, corner)))
    return [
        (level, line) for level in sorted(lines) for line in _lines(line_merge(MultiLineString(lines[level])))
    ]


def _lines(geometry):
    return getattr(geometry, "geoms", [geometry])
