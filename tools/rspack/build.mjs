// Builds the browser app in the current folder. With --watch it builds again after every change.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const watch = process.argv.includes('--watch');
process.env.NODE_ENV ??= watch ? 'development' : 'production';

const { rspack } = await import('@rspack/core');
const { default: config } = await import(pathToFileURL(join(process.cwd(), 'rspack.config.mjs')).href);
const compiler = rspack(config);

const report = (error, stats) => {
  if (error) {
    console.error(error);
    return false;
  }
  const shown = stats.toString({
    preset: stats.hasErrors() || stats.hasWarnings() ? 'errors-warnings' : 'summary',
    colors: process.stdout.isTTY,
  });
  console.log(shown);
  return !stats.hasErrors();
};

if (watch) {
  const watching = compiler.watch({ aggregateTimeout: 100 }, report);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => watching.close(() => process.exit(0)));
} else {
  compiler.run((error, stats) => {
    const ok = report(error, stats);
    compiler.close(() => process.exit(ok ? 0 : 1));
  });
}
