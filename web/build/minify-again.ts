import { minify } from '@swc/core';
import type { Plugin } from 'vite';

const ECMA = 2022;

/**
 * Puts every chunk through a second minifier, which finds some hundredths that the first one
 * leaves.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = await smaller(file.code);
      },
    },
  };
}

async function smaller(code: string): Promise<string> {
  const minified = await minify(code, {
    module: true,
    ecma: ECMA,
    compress: { ecma: ECMA, passes: 3 },
    mangle: { toplevel: true },
  });
  return minified.code;
}
