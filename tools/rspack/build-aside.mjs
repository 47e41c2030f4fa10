// Builds standalone scripts beside those of an app: they share no code with the app's other files and wait for none of them.
import { rspack } from '@rspack/core';
import { minimizers } from './minimizers.mjs';

/**
 * @param settings of rspack: at least `name`, `context`, `entry`, `output` and `module`
 * @returns the built files as pairs of name and content
 */
export function buildAside(settings) {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    optimization: { minimizer: minimizers },
    performance: false,
    ...settings,
  });
  // The compilation of the app writes these files.
  compiler.hooks.shouldEmit.tap(settings.name, () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
      const built = stats.compilation.getAssets().map(({ name, source }) => [name, source.buffer()]);
      compiler.close((failed) => (failed ? reject(failed) : resolve(built)));
    });
  });
}
