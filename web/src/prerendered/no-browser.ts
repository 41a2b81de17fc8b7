const noMatch = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

// Modules call only these browser APIs while they load; others are called after hydration.
Object.assign(globalThis, { window: { matchMedia: () => noMatch } });
