"""What `npm run fuzz -w tools/fuzz` adds to schemathesis."""

import json
import os

import schemathesis

# The texts of those refusals of which JSON Schema has no words.
UNSAID = frozenset(json.loads(os.environ["FUZZ_UNSAID"]))


@schemathesis.check
def refusal_unsaid_by_schema(ctx, response, case):
    """A call that the schema allows is refused for nothing but what no schema can say."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 400:
        return
    body = response.json()
    reasons = set(body.get("details", {}).values())
    is_unsaid = body["error"] in UNSAID or (reasons and reasons <= UNSAID)
    assert is_unsaid, f"Refused, though the schema allows it: {body['error']} {reasons - UNSAID}"
