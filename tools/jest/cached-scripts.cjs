// Compiles each module once in a worker instead of once for each test file. Each test file still evaluates the module in its
// own jsdom page, with its own state.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const scripts = new Map();

module.exports = class CachingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    // Libraries that are ES modules are compiled to CommonJS, since Jest does not keep native ES modules for the next file.
    this._resolution.shouldLoadAsEsm = () => false;
    const start = `(function (${this.executor.injectedModuleParameters.join(', ')}) {`;
    const compile = (source, filename) => {
      const known = scripts.get(filename);
      if (known?.source === source) return known.script;
      const options = { filename, columnOffset: -start.length };
      const script = new Script(`${start}${source}\n})`, options);
      scripts.set(filename, { source, script });
      return script;
    };
    this.executor.compile = (source, filename) => {
      const page = environment.getVmContext();
      return page && compile(source, filename).runInContext(page);
    };
  }
};
