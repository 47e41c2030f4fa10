// Compiles the libraries that browser packages import to CommonJS when they are ES modules, and leaves others unchanged.
// @swc/jest would append a source map to each library; for lucide-react the map is nine times as large as the code.
const { default: createCacheKeyFunction } = require('@jest/create-cache-key-function');
const { transformSync, version } = require('@swc/core');

const MODULE_SYNTAX = /(?:^|[\n;}])\s*(?:import|export)\b|\bimport\s*\(/;

/** The bundler's interface for hot reloading. `import.meta` is a syntax error in CommonJS, so it is replaced. */
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
