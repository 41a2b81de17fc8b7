const noMatch = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

// Browser APIs that modules call while they load; all others are called after hydration.
Object.assign(globalThis, { window: { matchMedia: () => noMatch } });
