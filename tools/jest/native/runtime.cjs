// Loads test files and what they import by Node itself instead of into a module registry of each file: a worker evaluates
// Nest, MikroORM and our own modules once. Files share their modules and globals, but not Jest's own state.
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

module.exports = class NativeRuntime extends Runtime {
  /** Jest's test framework keeps its state in a module of its own, which each test file gets anew. */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(file) {
    return import(pathToFileURL(file));
  }

  getSourceMaps() {
    return globalThis[Symbol.for('manette.source-maps')];
  }
};
