/**
 * Whether the query of home has a search or an offer, which strangers can open too: the names of
 * `MAP_ADDRESS` but the own departure. The login page loads this, but not the contract.
 */
export const isSharedSearch = (query: string): boolean =>
  /[?&](nereden|nereye|tur|koltuk|ucret|gun|saat|teklif)=/.test(query) && !/[?&]yayin=/.test(query);
