const noMatch = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

// What modules of the app ask a browser for while they are loaded; the rest they ask when a page is
// alive.
Object.assign(globalThis, { window: { matchMedia: () => noMatch } });
