// Builds the shop's service worker, `/sw.js`: its sources in one file, with the list of the shell's files that the browser
// caches at installation (workbox-build, injectManifest). It is built after the shell, because it lists the shell's files
// with their hashes.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rspack } from '@rspack/core';
import { injectManifest } from 'workbox-build';
import { moduleRules } from './rules.mjs';

const NAME = 'service-worker';
/** Files to cache at installation: those that pages load first. Pictures, sounds and rarely used files load when used. */
const KEPT = ['index.html', 'js/*.js', 'css/*.css', 'fonts/*.woff2'];
const LATER = ['password-advice', 'web-vitals'];
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
/** The most that an installation may transfer, in bytes [POC-011]. */
const MOST_BYTES = 400 * 1024;
/** Estimated size of the headers of an HTTP/1.1 response, in bytes. */
const HEADERS = 1100;

/** Bundles the worker's sources. @returns the path of the script */
async function bundle(source, folder, { production, icon }) {
  const compiler = rspack({
    mode: production ? 'production' : 'development',
    target: ['webworker', 'es2022'],
    entry: { sw: source },
    devtool: false,
    output: { path: folder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.mjs', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: { rules: moduleRules(production) },
    plugins: [
      // With this value Workbox removes its checks and messages.
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify('production'),
        // The icon's name contains the hash of its content.
        NOTICE_ICON: JSON.stringify(`/${icon}`),
      }),
    ],
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return join(folder, 'sw.js');
}

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** The files that only the chunks named in LATER need. */
function laterFiles({ namedChunkGroups }) {
  const groups = [...namedChunkGroups];
  const filesOf = (isLater) =>
    groups.filter(([name]) => LATER.includes(name) === isLater).flatMap(([, group]) => group.getFiles());
  const sooner = new Set(filesOf(false));
  return filesOf(true).filter((file) => !sooner.has(file));
}

/** The icon that notifications show. @throws Error when the shell has none */
function iconOf(compilation) {
  const icon = compilation.getAssets().find(({ name }) => name.startsWith('icons/icon-192.'));
  if (!icon) throw new Error('the shell has no icon for notifications');
  return icon.name;
}

/**
 * Checks the compressed size of the worker and the listed files, for a browser that has none of them yet. Fonts do not count,
 * as the installation does not fetch them. @throws Error when an installation would transfer too much
 */
async function weigh(entries, dist) {
  const files = ['sw.js', ...entries.map(({ url }) => url)].filter((file) => !file.endsWith('.woff2'));
  const sizes = await Promise.all(
    files.map(async (file) => HEADERS + (await brotli(await readFile(join(dist, file)))).length),
  );
  const sum = sizes.reduce((all, size) => all + size, 0);
  if (sum > MOST_BYTES) throw new Error(`installing the service worker would fetch ${sum} bytes`);
}

export class ServiceWorker {
  /** @param {{ dir: string, production: boolean }} app the shell */
  constructor({ dir, production }) {
    this.source = join(dir, 'service-worker/sw.ts');
    this.dist = join(dir, 'dist');
    this.production = production;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.source);
      compilation.contextDependencies.add(join(this.source, '..'));
    });
    compiler.hooks.afterEmit.tapPromise(NAME, (compilation) =>
      this.write(laterFiles(compilation), iconOf(compilation)),
    );
  }

  async write(later, icon) {
    const folder = await mkdtemp(join(tmpdir(), 'manette-sw-'));
    try {
      const swSrc = await bundle(this.source, folder, { production: this.production, icon });
      const swDest = join(this.dist, 'sw.js');
      const listed = [];
      await injectManifest({
        swSrc,
        swDest,
        globDirectory: this.dist,
        globPatterns: KEPT,
        globIgnores: later,
        dontCacheBustURLsMatching: HASHED,
        modifyURLPrefix: { '': '/' },
        maximumFileSizeToCacheInBytes: MOST_BYTES * 4,
        manifestTransforms: [
          (manifest) => {
            listed.push(...manifest);
            return { manifest };
          },
        ],
      });
      if (!this.production) return;
      await weigh(listed, this.dist);
      const script = await readFile(swDest);
      await writeFile(`${swDest}.br`, await brotli(script));
      await writeFile(`${swDest}.gz`, await promisify(gzip)(script, { level: 9 }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
