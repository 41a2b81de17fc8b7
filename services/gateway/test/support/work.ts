import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { InProcessGateway } from './in-process-gateway.js';

export async function challengeFor(
  gateway: Pick<InProcessGateway, 'call'>,
  action: string,
): Promise<WorkChallenge> {
  const reply = await gateway.call(`/api/bot-check/challenge?action=${action}`, undefined, '');
  return WorkChallenge.parse(await reply.json());
}

export async function tokenFrom(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
