import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Api } from '../clients/api.ts';

/** Who is on the map and should not be, or the other way round, a sentence each. */
export async function mapFaults(
  api: Api,
  token: string,
  expected: ReadonlySet<number>,
): Promise<{ missing: string[]; left: string[] }> {
  const active = (await api.try(providersCalls.listActive, token)) ?? [];
  const there = new Set(active.map(({ id }) => id));
  return {
    missing: [...expected].filter((id) => !there.has(id)).map((id) => `${id} is not on the map`),
    left: [...there].filter((id) => !expected.has(id)).map((id) => `${id} is on the map still`),
  };
}
