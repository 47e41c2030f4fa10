// V8's explicit compile hints. A function is compiled when it is called for the first time, on the thread that draws the page,
// after it was parsed once to find its end: a third of what a phone's main thread does until a page is shown. A script that
// says so is compiled whole while it is loading, on another thread (docs/adr/0057-scripts-are-compiled-while-they-load.md).
// Other browsers see a comment.
import { rspack } from '@rspack/core';

const HINT = '//# allFunctionsCalledOnLoad';

/** @returns plugins that put the hint before every script, which the minimizer would take out, and before digests are taken */
export const compileHints = () => [
  new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }),
];
