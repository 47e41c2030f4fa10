// Bundles the compiled server of the current folder and all of its imports into one file, `dist/server.js`, so that Node reads
// one file at the start instead of thousands. Imports are resolved as Node resolves them. No module is left out or renamed,
// because dependency injection and the ORM identify classes by reference and by name.
// Arguments `{name}={file}` build programs `dist/{name}.js` instead, from JavaScript or TypeScript. Modules that several
// programs import are bundled once, in `dist/shared.js`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { compactText, lineForEachModule } from './server-minifier.mjs';

const folder = join(process.cwd(), 'dist');
const given = process.argv.slice(2).map((argument) => argument.split('='));
const programs = given.length > 0 ? given : [['server', join(folder, 'main.js')]];

/** Prefixes of the packages that are not bundled: native code, and large clients that are loaded only where configured. */
const EXTERNAL = JSON.parse(readFileSync(join(import.meta.dirname, 'externals.json'), 'utf8'));
const isExternal = (request) => EXTERNAL.some((begin) => request.startsWith(begin));

function isThere(request, context) {
  try {
    createRequire(join(context, 'x.js')).resolve(request);
    return true;
  } catch (error) {
    // A package that can be imported but not required is installed, too.
    return error.code !== 'MODULE_NOT_FOUND';
  }
}

/** Leaves an optional package that is not installed as an import that fails, which the importing package expects. */
function outside({ request, context, dependencyType }, done) {
  const isPackage = /^[@a-z]/i.test(request) && !request.startsWith('node:');
  if (isPackage && (isExternal(request) || !isThere(request, context)))
    return done(null, request, dependencyType === 'esm' ? 'import' : 'node-commonjs');
  return done();
}

const BANNER = `import { pathToFileURL as bundleUrl } from 'node:url';
const BUNDLE = {
  file: (path) => import.meta.dirname + '/' + path,
  url: (path) => bundleUrl(import.meta.dirname + '/' + path).href,
};`;

const compiler = rspack({
  mode: 'production',
  target: 'node24',
  entry: Object.fromEntries(programs.map(([name, file]) => [name, resolve(file)])),
  output: {
    path: folder,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  devtool: false,
  externals: [outside],
  externalsPresets: { node: true },
  node: { __dirname: false, __filename: false, global: false },
  resolve: {
    mainFields: ['main'],
    // Imports in TypeScript programs may name the compiled `.js` file.
    extensionAlias: { '.js': ['.js', '.ts'] },
    extensions: ['.js', '.json'],
    byDependency: {
      esm: { conditionNames: ['node', 'import', 'module-sync'], fullySpecified: false },
      commonjs: { conditionNames: ['node', 'require', 'module-sync'] },
    },
  },
  module: {
    parser: {
      javascript: {
        importMeta: false,
        dynamicImportMode: 'eager',
        unknownContextCritical: false,
        exprContextCritical: false,
      },
    },
    rules: [
      {
        test: /\.ts$/,
        enforce: 'pre',
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
      },
      {
        test: /\.([cm]?js|ts)$/,
        use: [{ loader: join(import.meta.dirname, 'source-path-loader.cjs'), options: { folder } }],
      },
    ],
  },
  optimization: {
    // NODE_ENV is read at run time.
    nodeEnv: false,
    minimize: true,
    minimizer: [compactText],
    concatenateModules: false,
    mangleExports: false,
    sideEffects: false,
    usedExports: false,
    providedExports: true,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        shared: { name: 'shared', minChunks: 2, minSize: 0 },
      },
    },
    moduleIds: 'named',
  },
  plugins: [new rspack.BannerPlugin({ banner: BANNER, raw: true }), lineForEachModule],
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString('errors-only'));
  process.exitCode = stats.hasErrors() ? 1 : 0;
  compiler.close(() => undefined);
});
