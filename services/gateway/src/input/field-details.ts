import type { z } from 'zod';
import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';
import { issueText } from './issue-text.js';

type Issue = z.core.$ZodIssue;

/** The first fault of each field, in Turkish; `whole` is the key of the input itself. */
export function fieldDetails(issues: readonly Issue[], whole: string): ErrorDetails {
  const faults = issues.flatMap((issue) =>
    issueFields(issue).map((field): [string, string] => [field || whole, issueText(issue)]),
  );
  return Object.fromEntries(faults.reverse());
}

function issueFields(issue: Issue): string[] {
  const parents = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...parents, key].join('.'));
  return [parents.join('.')];
}
