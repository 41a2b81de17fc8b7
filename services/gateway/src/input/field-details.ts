import type { z } from 'zod';
import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';
import { issueText } from './issue-text.js';

type Issue = z.core.$ZodIssue;

/** Maximum number of reported errors; an input can have one per byte. */
const FAULTS_MAX = 10;

/** The first fault of each field, in Turkish, for a few; `whole` is the key of the input itself. */
export function fieldDetails(issues: readonly Issue[], whole: string): ErrorDetails {
  const faults = issues
    .slice(0, FAULTS_MAX)
    .flatMap((issue) =>
      issueFields(issue).map((field): [string, string] => [field || whole, issueText(issue)]),
    );
  return Object.fromEntries(faults.slice(0, FAULTS_MAX).reverse());
}

function issueFields(issue: Issue): string[] {
  const parents = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [parents.join('.')];
  return issue.keys.slice(0, FAULTS_MAX).map((key) => [...parents, key].join('.'));
}
