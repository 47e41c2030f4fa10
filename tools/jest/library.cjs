// Compiles the libraries that browser packages import: to CommonJS where they are ES modules, and else not at all. @swc/jest
// would append a source map to each, which for lucide-react is nine times its code.
const { default: createCacheKeyFunction } = require('@jest/create-cache-key-function');
const { transformSync, version } = require('@swc/core');

const MODULE_SYNTAX = /(?:^|[\n;}])\s*(?:import|export)\b|\bimport\s*\(/;

/** What a bundler gives a module that it loads anew; only an ES module may ask for it. */
const HOT = /\bimport\.meta\.hot\b/g;

const OPTIONS = {
  swcrc: false,
  sourceMaps: false,
  inputSourceMap: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
};

module.exports = {
  process: (source, filename) =>
    MODULE_SYNTAX.test(source)
      ? transformSync(source.replace(HOT, 'undefined'), { ...OPTIONS, filename })
      : { code: source },
  getCacheKey: createCacheKeyFunction([__filename], [version]),
};
