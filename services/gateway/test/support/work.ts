import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { TestBed } from './test-bed.js';

/** Asks for a challenge. */
export async function challengeFor(testBed: TestBed, action: string): Promise<WorkChallenge> {
  const reply = await testBed.call(`/api/bot-check/challenge?action=${action}`, undefined, '');
  return WorkChallenge.parse(await reply.json());
}

/** Solves a challenge, as a browser does. */
export async function tokenFrom(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
