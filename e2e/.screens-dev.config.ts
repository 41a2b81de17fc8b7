import base from '/work/main/e2e/playwright.screens.config.ts';
const { globalSetup, ...rest } = base as any;
export default { ...rest, ...(process.env.FILL && { globalSetup: '/work/main/e2e/screens/support/fill.ts' }), testDir: '/work/main/e2e/screens', outputDir: '/tmp/screens-eng/out' };
