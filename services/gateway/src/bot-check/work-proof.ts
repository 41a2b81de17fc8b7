import { WorkProof } from '@rotadas/contracts/bot-check/proof-of-work';

/** The proof of work in a token; null when the token is something else. */
export function readWorkProof(token: string): WorkProof | null {
  const parsed = WorkProof.safeParse(jsonOrNull(Buffer.from(token, 'base64').toString()));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // whatever was sent, it is no proof
  }
}
