#!/bin/sh
# Builds the ground in a virtual environment. Needs Debian's apt-get, Python 3.11 or later and a network.
set -eu
cd "$(dirname "$0")"
work=${1:-${TMPDIR:-/tmp}/rotadas-ground}
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --requirement requirements.txt
"$work/venv/bin/python" build.py "$work/sources"
