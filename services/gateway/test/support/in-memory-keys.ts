/** Redis' commands on plain keys, as far as the gateway uses them; nothing expires. */
export function inMemoryKeys() {
  const values = new Map<string, string>();
  return {
    get: async (key: string) => values.get(key) ?? null,
    set: async (key: string, value: string | number, ...options: readonly unknown[]) => {
      if (options.includes('NX') && values.has(key)) return null;
      values.set(key, String(value));
      return 'OK';
    },
    del: async (key: string) => Number(values.delete(key)),
  };
}
