import { registerHooks } from 'node:module';

/** Resolves `.js` imports of the service to its `.ts` sources. */
registerHooks({
  resolve(specifier, context, next) {
    const isOwn = specifier.startsWith('.') && context.parentURL?.includes('/services/matching/s');
    return next(isOwn ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
