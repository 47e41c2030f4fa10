import { rspack } from '@rspack/core';

// What Tailwind 4 asks for as well. Without a list the minimizer rewrites every logical property by the language of its
// element, which takes half the style sheet and turns an English word in an Arabic page the wrong way.
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** How scripts and styles are made small. */
export const minimizers = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];
