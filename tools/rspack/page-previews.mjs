// Previews of a remote's pages: scripts that draw a page on a slow connection before React, the shell's libraries and the page
// itself have loaded (docs/adr/0053-previews-on-slow-connections.md). They use the page's own components and draw them
// with Preact, which has a sixth of React's bytes.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildAside } from './build-aside.mjs';
import { smallIcons } from './icons.mjs';
import { moduleRules } from './rules.mjs';

const NAME = 'previews';
/** Converts a page's path to a part of a file name. */
const partOf = (page) => page.replaceAll(/\W+/g, '-');
const require = createRequire(import.meta.url);
const compat = require.resolve('preact/compat');

const ALIAS = {
  'react-dom/client$': require.resolve('preact/compat/client'),
  'react/jsx-runtime$': require.resolve('preact/jsx-runtime'),
  'react/compiler-runtime$': require.resolve('preact/compat/compiler-runtime'),
  react$: compat,
  'react-dom$': compat,
};
const WEB = join(import.meta.dirname, '../../libs/web');
const I18N = join(WEB, 'i18n/src');
const SESSION = join(WEB, 'session/src');

/** Rules that leave most words of the language library out of previews: sentences of the server, dates. */
const fewWords = [
  {
    include: join(I18N, 'messages.ar.json'),
    type: 'json',
    use: join(import.meta.dirname, 'preview-translations-loader.cjs'),
  },
  { include: [join(I18N, 'index.ts'), join(SESSION, 'index.ts')], sideEffects: false },
];

/** Modules that cannot work in a preview (router, session, renewed addresses), each with the remote's file that replaces it. */
const standIns = (context) => ({
  '@manette/web-router$': join(context, 'src/preview/router.tsx'),
  [join(SESSION, 'use-session.ts')]: join(context, 'src/preview/session.ts'),
  [join(context, 'src/conversation/hooks/use-fresh-address.ts')]: join(
    context,
    'src/preview/fresh-address.ts',
  ),
});

/** Settings that build each preview as one file, which uses no shared packages and waits for no other file. */
const settings = ({ context, options: { name, resolve } }, entry) => ({
  name: `${name} ${NAME}`,
  context,
  entry,
  output: { filename: 'js/preview.[name].[contenthash:8].js' },
  resolve: {
    ...resolve,
    alias: { ...ALIAS, ...standIns(context) },
  },
  module: {
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [...moduleRules(true), ...fewWords],
  },
  plugins: [smallIcons()],
});

/** Finds the file of a page's preview among the files of its remote. */
export const previewOf = (compilation, page) =>
  Object.keys(compilation.assets).find(
    (file) => file.startsWith(`js/preview.${partOf(page)}.`) && file.endsWith('.js'),
  );

/** Builds the previews of a remote's pages beside its own files. */
export class PagePreviews {
  /** @param {Record<string, string | { entry: string }>} previews by path of the page */
  constructor(previews) {
    this.entries = Object.fromEntries(
      Object.entries(previews).map(([page, preview]) => [partOf(page), preview.entry ?? preview]),
    );
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const [file, content] of await buildAside(settings(compiler, this.entries)))
          compilation.emitAsset(file, new RawSource(content));
      });
    });
  }
}
