// The rspack configuration of every browser app of this repository. docs/adr and README say why it uses Module Federation.
import { join } from 'node:path';
import { CompileHints } from './compile-hints.mjs';
import { hostFederation, remoteFederation, runtimeAlias } from './federation.mjs';
import { smallIcons } from './icons.mjs';
import { checkedChunks } from './integrity.mjs';
import { minimizers } from './minimizers.mjs';
import { moduleRules } from './rules.mjs';
import { shellPage } from './page.mjs';
import { PagesInManifest } from './page-files.mjs';
import { PagePreviews } from './page-previews.mjs';
import { routerAlias } from './router.mjs';
import { precompress } from './precompress.mjs';
import { ReleaseRecord } from './release-record.mjs';
import { ServiceWorker } from './service-worker.mjs';

/** Minimum size, in uncompressed bytes, of code that pages of a remote share in a separate file. */
const PAGES_SHARE = 40_000;

/**
 * @param {{ dir: string, name: string, exposes?: Record<string, string>, questions?: object, headings?: object,
 *   previews?: object }} app
 *   `exposes` makes it a remote: it has no page of its own, is found by its manifest and works at any base address.
 *   `questions` are the first API requests of its pages, `headings` the texts at the top of its pages (page-files.mjs),
 *   `previews` the entries of their previews (page-previews.mjs), whether a preview is for clients only, and the request
 *   that a preview makes besides the page's first one (page-files.mjs)
 * @returns an rspack configuration; NODE_ENV=development leaves out minifying and compressing
 */
export function mfApp({ dir, name, exposes, questions = {}, headings = {}, previews = {} }) {
  const production = process.env.NODE_ENV !== 'development';
  const host = !exposes;
  return {
    name,
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2022'],
    entry: host ? { main: './src/main.tsx' } : {},
    devtool: production ? false : 'source-map',
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: name,
      // Each release has its own base address.
      publicPath: 'auto',
      ...(production && !host ? { crossOriginLoading: 'anonymous' } : {}),
      filename: 'js/[name].[contenthash:8].js',
      // A remote's chunks are named by ids: names would add bytes to the remote entry, which every page waits for.
      chunkFilename: `js/[${host ? 'name' : 'id'}].[contenthash:8].js`,
      cssFilename: 'css/[name].[contenthash:8].css',
      cssChunkFilename: `css/[${host ? 'name' : 'id'}].[contenthash:8].css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['@manette/source', '...'],
      alias: { ...runtimeAlias, ...(production ? routerAlias : {}) },
    },
    module: { rules: moduleRules(production) },
    optimization: {
      minimizer: minimizers,
      // Larger chunks give a page at most two files instead of five: each file has its own digest in the remote entry and is
      // compressed with its own dictionary.
      splitChunks: host
        ? { chunks: ({ name }) => name !== 'federation', cacheGroups: { default: false } }
        : { minSize: PAGES_SHARE },
    },
    plugins: [
      new ReleaseRecord({ dir, name, host }),
      ...(production ? [smallIcons()] : []),
      ...(host
        ? [hostFederation(), ...shellPage(dir)]
        : [
            remoteFederation(name, exposes),
            new PagesInManifest(questions, headings, previews, {
              checked: production,
              source: join(dir, 'src'),
            }),
          ]),
      ...(production && Object.keys(previews).length > 0 ? [new PagePreviews(previews)] : []),
      ...(production && !host ? checkedChunks() : []),
      ...(production ? [new CompileHints(), ...precompress()] : []),
      ...(host ? [new ServiceWorker({ dir, production })] : []),
    ],
    lazyCompilation: false,
    performance: false,
  };
}
