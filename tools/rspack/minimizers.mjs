import { rspack } from '@rspack/core';

// The browsers that Tailwind 4 requires, too. Without this list the minimizer replaces every logical property by rules for the
// language of the element. These take half of the style sheet and lay out an English word in an Arabic page wrongly.
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** The minimizers for scripts and styles. */
export const minimizers = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];
