import { rspack } from '@rspack/core';

/**
 * Makes the text of the bundle smaller. V8 keeps the text of a file as long as the process runs, and uses two bytes for each
 * character when one is beyond Latin-1. So such characters are escaped, and comments and indentation are removed. Names stay
 * unchanged, because the ORM also reads those of parameters.
 */
export const compactText = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
});

/** The comma before the name of the next module. */
const MODULE = /(?<=\}),(?="\.{1,2}\/[^"\n]+"\([\w,]*\)\{)/g;
const NOT_LATIN = /[^\0-\xff]/;

/** Starts a new line for each module, because Node prints the whole source line of an uncaught error. */
export const lineForEachModule = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('line for each module', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'line for each module', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const text = source.source().toString();
          if (NOT_LATIN.test(text)) throw new Error(`${name} holds characters beyond Latin-1`);
          compilation.updateAsset(name, new RawSource(text.replaceAll(MODULE, ',\n')));
        }
      });
    });
  },
};
