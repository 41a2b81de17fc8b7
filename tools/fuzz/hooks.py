"""Checks that `npm run fuzz -w tools/fuzz` adds to schemathesis."""

import json
import os

import schemathesis

# Error texts of rules that JSON Schema cannot express.
UNDOCUMENTED = frozenset(json.loads(os.environ["FUZZ_UNDOCUMENTED"]))


@schemathesis.check
def documented_rejection(ctx, response, case):
    """Input that matches the schema is rejected only by rules that JSON Schema cannot express."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 400:
        return
    if any(value in (None, "None") for value in (case.path_parameters or {}).values()):
        return  # a null of another response became an ID
    body = response.json()
    reasons = set(body.get("details", {}).values())
    is_undocumented = body["error"] in UNDOCUMENTED or (reasons and reasons <= UNDOCUMENTED)
    assert is_undocumented, f"Rejected although the schema allows it: {body['error']} {reasons - UNDOCUMENTED}"
