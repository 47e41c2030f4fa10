// V8's explicit compile hints. A function is compiled when it is called for the first time, on the thread that draws the page,
// after it was parsed once to find its end: a third of what a phone's main thread does until a page is shown. A script that
// says so is compiled whole while it is loading, on another thread (docs/adr/0057-scripts-are-compiled-while-they-load.md).
// Other browsers see a comment.
import { rspack } from '@rspack/core';

const NAME = 'compile-hints';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Bytes, not compressed. Smaller scripts are compiled sooner than another thread has begun, and the hint would weigh more. */
const SMALLEST = 20_000;

/** Puts the hint before every script but small ones: after the minimizer, which would take it out, and before digests are taken. */
export class CompileHints {
  apply(compiler) {
    const { ConcatSource, RawSource } = rspack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && source.size() > SMALLEST)
            compilation.updateAsset(file, new ConcatSource(new RawSource(HINT), source));
      });
    });
  }
}
