import { rspack } from '@rspack/core';

/**
 * V8 keeps the text of a file as long as the process runs, with two bytes for every character when one is beyond Latin-1:
 * such characters are escaped, comments and indentation are left out. Names stay, as the ORM reads those of parameters too.
 */
export const compactText = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
});

/** Before the name of a module that begins. */
const MODULE = /(?<=\}),(?="\.{1,2}\/[^"\n]+"\([\w,]*\)\{)/g;
const NOT_LATIN = /[^\0-\xff]/;

/** Begins a line for each module, as Node prints the whole line where an error was thrown that nobody handled. */
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
