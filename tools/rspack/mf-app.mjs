// The one way a browser app of this house is built. See docs/adr and README for why Module Federation.
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

/** How many bytes, not compressed, pages of a remote must have in common to load them as a file of its own. */
const PAGES_SHARE = 40_000;

/**
 * @param {{ dir: string, name: string, exposes?: Record<string, string>, questions?: object, headings?: object,
 *   previews?: object }} app
 *   `exposes` makes it a remote: it has no page of its own, is found by its manifest and works under any address it is put.
 *   `questions` are what its pages ask the API first, `headings` what is written at their top (page-files.mjs), `previews` the
 *   entries of their previews (page-previews.mjs), with whom they are for and what they ask where that is not the page's own (page-files.mjs)
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
      // A release lies below an address of its own.
      publicPath: 'auto',
      ...(production && !host ? { crossOriginLoading: 'anonymous' } : {}),
      filename: 'js/[name].[contenthash:8].js',
      // The names of a remote's pages would stand in its remote entry, which comes before each of them.
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
      // A page is two files at most rather than five: each has a digest in the remote entry and a dictionary of its own.
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
