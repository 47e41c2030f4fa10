// Loads test files and their imports through Node instead of one module registry per test file, so that a worker evaluates
// Nest, MikroORM and our own modules once. Test files share modules and globals, but not Jest's own state.
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

module.exports = class NativeRuntime extends Runtime {
  /** Loads a module of Jest's test framework again for each test file, because its state is in the module. */
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
