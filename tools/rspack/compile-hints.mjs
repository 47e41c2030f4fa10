// V8's explicit compile hints. By default V8 parses a function once to find its end and compiles it at its first call, on the
// main thread: a third of that thread's work on a phone until a page is shown. A script with the hint is compiled completely
// while it loads, on another thread (docs/adr/0057-scripts-are-compiled-while-they-load.md). Other browsers see a comment.
import { rspack } from '@rspack/core';

const NAME = 'compile-hints';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Bytes, uncompressed. A smaller script is compiled before another thread could start, so the hint would only add bytes. */
const SMALLEST = 20_000;

/** Puts the hint before every script but small ones. Runs after the minimizer, which would remove it, and before digests. */
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
