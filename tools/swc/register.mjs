// `node --conditions=@manette/source --import …/register.mjs` runs the workspace's TypeScript sources: swc compiles each
// file, decorators with their metadata included, and the result is cached on disk under a hash of its content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/swc');
const SETTINGS = readFileSync(join(import.meta.dirname, 'server.swcrc'), 'utf8');
const VERSION = require('@swc/core/package.json').version;
/** The source map files of modules by module URL, for Jest. */
const sourceMaps = (globalThis[Symbol.for('manette.source-maps')] = new Map());

mkdirSync(CACHE, { recursive: true });
enableCompileCache(join(CACHE, 'v8'));

/** Writes a file atomically, since several processes may compile the same file at the same time. */
function write(file, content) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

function compile(filename, source, target) {
  const settings = JSON.parse(SETTINGS);
  delete settings.$schema;
  const options = { ...settings, filename, sourceFileName: filename, swcrc: false };
  const { code, map } = require('@swc/core').transformSync(source, options);
  const compiled = `${code}\n//# sourceMappingURL=${pathToFileURL(target)}.map`;
  try {
    write(`${target}.map`, map);
    write(target, compiled);
  } catch (error) {
    // Tests that simulate a full disk start processes that cannot write files.
    if (!['EFBIG', 'ENOSPC'].includes(error.code)) throw error;
  }
  return compiled;
}

function load(url) {
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  const hash = createHash('sha1').update(`${VERSION}\n${SETTINGS}\n${filename}\n${source}`).digest('hex');
  const target = join(CACHE, `${hash}.js`);
  sourceMaps.set(url, `${target}.map`);
  return existsSync(target) ? readFileSync(target, 'utf8') : compile(filename, source, target);
}

registerHooks({
  resolve(specifier, context, next) {
    // Imports in the sources name the compiled `.js` file.
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: load(url), shortCircuit: true };
  },
});
