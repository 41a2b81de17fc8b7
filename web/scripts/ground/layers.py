"""The layers of the ground, and their features at each zoom level."""

import json
import subprocess
from collections import defaultdict
from pathlib import Path

from shapely import (
    LineString,
    MultiLineString,
    MultiPolygon,
    Point,
    STRtree,
    box,
    line_merge,
    polygonize,
    prepare,
    unary_union,
)

import gshhg
import natural_earth
from tiles import BUFFER, EXTENT, UNITS_PER_PIXEL, metres_per_unit, to_grid

MIN_ZOOM, MAX_ZOOM = 4, 7
# West, south, east, north, degrees. Elsewhere the ground is coarser.
TURKIYE = (25.3, 35.4, 45.2, 42.5)
WINDOW = gshhg.WINDOW
# What a wide screen can show at the lowest zooms.
SURROUNDINGS = (0, 22, 67, 55)
SURROUNDINGS_MAX_ZOOM = 5
# Degrees by which the coasts of the two sources overlap.
OVERLAP = 0.3
# Simplification at the highest zoom. With rounding the error stays below 60 m.
MAX_ERROR_METRES = 42
# Shorter pieces are ramps of junctions.
SHORTEST_ROAD_METRES = 200
# Roads appear from the zoom level of their class.
ROAD_ZOOMS = {1: 4, 2: 6, 3: 7}
# Rivers of GSHHG by the zoom level from which they are drawn. Higher levels run dry or are canals.
LARGE_RIVER, SMALL_RIVER = 1, 2
RIVER_ZOOMS = {1: 5, 2: 5, 3: 6, 4: 7}

# Shapes of a layer are ordered by square cells of this width, grid units: neighbours compress better.
CELL = 256


class Ground:
    def __init__(self, files: dict[str, Path], work: Path):
        countries = natural_earth.read_countries(files["ne_10m_admin_0_countries_deu.zip"])
        self.turkiye = countries.pop("TUR")
        self.land, lakes = gshhg.read_shores(files["binned_GSHHS_f.nc"])
        window = box(*WINDOW)
        self.others = unary_union([country for country in countries.values() if country.intersects(window)])
        surroundings = box(*SURROUNDINGS).difference(window.buffer(-OVERLAP, join_style="mitre"))
        self.far_land = unary_union(
            [
                country.intersection(surroundings)
                for country in countries.values()
                if country.intersects(surroundings)
            ]
        )
        around_turkiye, centre = self.turkiye.buffer(0.5), self.turkiye
        prepare(around_turkiye)
        self.own_land, self.foreign_islands = [], []
        for part in self.land.geoms:
            is_own = around_turkiye.intersects(part) and centre.distance(part) < self.others.distance(part)
            (self.own_land if is_own or part.intersects(centre) else self.foreign_islands).append(part)
        # Natural Earth has the reservoirs that GSHHG lacks.
        known = STRtree(lakes)
        self.lakes = lakes
        self.reservoirs = [
            lake
            for lake in natural_earth.read_shapes(files["ne_10m_lakes.shp"])
            if lake.intersects(window) and not len(known.query(lake, predicate="intersects"))
        ]
        basins = self.turkiye.buffer(0.2)
        prepare(basins)
        self.rivers = [
            (level, line)
            for level, line in gshhg.read_rivers(files["binned_river_f.nc"])
            if basins.intersects(line)
        ]
        self.urban = [
            area.intersection(self.land)
            for area in natural_earth.read_urban_areas(files["ne_50m_urban_areas.pn2"])
            if area.intersects(around_turkiye)
        ]
        borders = [
            line
            for line in natural_earth.read_lines(files["ne_10m_admin_0_boundary_lines_land.shp"])
            if line.intersects(window)
        ]
        edge = self.turkiye.boundary.buffer(0.02)
        prepare(edge)
        self.own_borders = [line for line in borders if edge.contains(line.interpolate(0.5, normalized=True))]
        self.other_borders = [line for line in borders if line not in self.own_borders]
        inland = self.turkiye.buffer(-0.02)
        prepare(inland)
        self.provinces = [
            line.intersection(self.land)
            for line in natural_earth.read_lines(files["ne_10m_admin_1_states_provinces_lines.shp"])
            if inland.contains(line.interpolate(0.5, normalized=True))
        ]
        self.roads = self._draw_roads(work)

    def _draw_roads(self, work: Path) -> list[dict]:
        """The script draws them on land and around the large lakes."""
        land = self.land.intersection(box(*TURKIYE).buffer(0.5))
        rings = [list(polygon.exterior.coords) for polygon in land.geoms]
        lakes = [
            list(lake.exterior.coords)
            for lake in self.lakes
            if lake.area > 0.02 and lake.intersects(self.turkiye)
        ]
        (work / "shores.json").write_text(json.dumps({"land": rings, "lakes": lakes}))
        script = Path(__file__).parent.parent / "build-roads.ts"
        command = ["node", "--disable-warning=ExperimentalWarning", script, work / "shores.json"]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def touches_turkiye(self, zoom: int, x: int, y: int) -> bool:
        if zoom < MAX_ZOOM:
            return True
        outline = to_grid(self.turkiye, zoom)
        return outline.distance(box(x * EXTENT, y * EXTENT, (x + 1) * EXTENT, (y + 1) * EXTENT)) < BUFFER

    def features(self, zoom: int, touches_turkiye: bool) -> dict[str, list]:
        """Pairs of a geometry in grid units and properties, by layer."""
        rough = UNITS_PER_PIXEL * (1 if touches_turkiye else 2)
        fine = rough
        if zoom == MAX_ZOOM and touches_turkiye:
            fine = MAX_ERROR_METRES / metres_per_unit(zoom, 40)

        def polygons(shapes, tolerance) -> list:
            grid = [to_grid(part, zoom) for part in parts(shapes)]
            large = [part for part in grid if part.area >= 4 * tolerance**2]
            return parts([MultiPolygon(large).simplify(tolerance)])

        shortest = max(0 if zoom == MAX_ZOOM else rough, SHORTEST_ROAD_METRES / metres_per_unit(zoom, 40))

        def lines(shapes, tolerance, shortest=rough) -> list:
            merged = line_merge(MultiLineString([to_grid(part, zoom) for part in parts(shapes)]))
            simple = [part.simplify(tolerance) for part in parts([merged])]
            return [part for part in simple if part.length >= shortest]

        if zoom <= SURROUNDINGS_MAX_ZOOM:
            far = polygons([self.far_land], UNITS_PER_PIXEL * 4)
        else:
            far = []
        land = [
            *polygons(self.own_land, fine),
            *polygons(self.foreign_islands, rough / 2 if zoom == MAX_ZOOM else rough),
        ]
        borders = lines(self.own_borders, min(rough, 1.4 * fine))
        other_borders = lines(self.other_borders, 2 * rough)
        rivers = defaultdict(list)
        for level, line in self.rivers:
            if RIVER_ZOOMS.get(level, MAX_ZOOM + 1) <= zoom:
                rivers[LARGE_RIVER if level < 3 else SMALL_RIVER].append(line)
        features = {
            "land": self._by_country(land, far, zoom, borders),
            "urban": [(polygons(self.urban, rough), {})],
            "river": [
                (lines(found, fine if size == LARGE_RIVER else rough), {"class": size})
                for size, found in rivers.items()
            ],
            "water": [(polygons([*self.lakes, *self.reservoirs], fine), {})],
            "border": [
                (lines(self.provinces, rough) if zoom > MIN_ZOOM else [], {"level": 4}),
                ([*borders, *other_borders], {"level": 2}),
            ],
            "road": [
                (
                    lines(
                        [MultiLineString(road["lines"])],
                        min(rough, 1.4 * fine),
                        0 if road["bridge"] else shortest,
                    ),
                    {key: road[key] for key in ("class", "fine", "bridge")},
                )
                for road in self.roads
                if ROAD_ZOOMS[road["class"]] <= zoom and road["lines"]
            ],
        }
        return {
            name: [(multi(pieces), properties) for pieces, properties in found if pieces]
            for name, found in features.items()
        }

    def _by_country(self, land: list, far: list, zoom: int, borders: list) -> list:
        """Splits the land at Türkiye's border, so that both sides share it."""
        turkiye, others = to_grid(self.turkiye, zoom), to_grid(self.others, zoom)
        own = [extended(line) for line in borders]
        bounds = box(*turkiye.bounds).buffer(UNITS_PER_PIXEL * 100)
        faces = []
        for part in land:
            crossing = [line for line in own if line.intersects(part)]
            if crossing:
                faces.extend(polygonize([*unary_union([part.boundary, *crossing]).geoms]).geoms)
            else:
                faces.append(part)
        merged = unary_union(land)
        prepare(merged)
        by_country = defaultdict(list)
        for face in faces:
            inner = face.representative_point()
            if not merged.contains(inner):
                continue
            is_turkiye = bounds.contains(inner) and turkiye.distance(inner) < others.distance(inner)
            by_country["TR" if is_turkiye else "other"].append(face)
        if far:
            by_country["other"] = parts([unary_union([*by_country["other"], *far])])
        return [(by_country[country], {"country": country}) for country in sorted(by_country)]


def parts(shapes) -> list:
    return [part for shape in shapes for part in getattr(shape, "geoms", [shape]) if not part.is_empty]


def multi(pieces: list):
    """One geometry; neighbours follow each other, since tiles store the distance to the previous point."""

    def cell(piece) -> tuple:
        west, south, _, _ = piece.bounds
        column, row = int(west // CELL), int(south // CELL)
        return column, row if column % 2 else -row, west, south

    ordered = sorted(pieces, key=cell)
    return MultiPolygon(ordered) if ordered[0].geom_type == "Polygon" else MultiLineString(ordered)


def extended(line: LineString) -> LineString:
    """Reaches into the sea where the coast of another source lies further out."""
    points = list(line.coords)

    def beyond(end, before):
        length = Point(end).distance(Point(before)) or 1
        factor = UNITS_PER_PIXEL * 20 / length
        return (end[0] + (end[0] - before[0]) * factor, end[1] + (end[1] - before[1]) * factor)

    return LineString([beyond(points[0], points[1]), *points, beyond(points[-1], points[-2])])
