import { registerHooks } from 'node:module';

/** Lets scripts import the source of the service, whose imports name the files of the build. */
registerHooks({
  resolve(specifier, context, next) {
    const isOwn = specifier.startsWith('.') && context.parentURL?.includes('/services/matching/s');
    return next(isOwn ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
