// The shell's only HTML page. Its Content Security Policy allows no inline script, so the code that must run before the first
// paint is a small separate file (src/first-paint: language, direction, theme, the files that only this user needs).
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { AppManifest } from './app-manifest.mjs';
import { buildAside } from './build-aside.mjs';
import { hostVersion } from './release-record.mjs';
import { moduleRules } from './rules.mjs';
import { pageFiles } from './page-files.mjs';

const NAME = 'first-paint';

class FirstPaint {
  constructor(dir) {
    this.source = join(dir, 'src', NAME);
  }

  /** Settings of the script's build. Development also uses the minimized production build. */
  settings({ context, options: { resolve } }) {
    return {
      name: NAME,
      context,
      entry: { [NAME]: join(this.source, 'main.ts') },
      output: { filename: 'js/[name].[contenthash:8].js' },
      resolve,
      module: { rules: moduleRules(true) },
    };
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(this.source);
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise(NAME, async (data) => {
        const [[file, code]] = await buildAside(this.settings(compiler));
        compilation.emitAsset(file, new rspack.sources.RawSource(code));
        const given = (attribute, part) => {
          const found = Object.keys(compilation.assets).find((name) => name.includes(part));
          return found ? { [`data-${attribute}`]: `/${found}` } : {};
        };
        // Without this, browsers load deferred scripts after the font.
        for (const { tagName, attributes } of data.headTags)
          if (tagName === 'script') attributes.fetchpriority = 'high';
        data.headTags.unshift(
          rspack.HtmlRspackPlugin.createHtmlTagObject('script', {
            src: `/${file}`,
            'data-base': '/',
            ...given('font-latin', '-latin-wght-'),
            ...given('font-arabic', '-arabic-wght-'),
            ...given('words-arabic', '/messages.ar.'),
            ...given('dates-arabic', '/dates.ar.'),
            ...given('federation', '/federation.'),
            'data-host': hostVersion,
            'data-pages': JSON.stringify(pageFiles(compilation)),
          }),
        );
        return data;
      });
    });
  }
}

const ICON = join(import.meta.dirname, '../../libs/web/ui/src/art/mark.svg');

/** @returns the plugins that write index.html, robots.txt and the app's manifests for the app in `dir` */
export const shellPage = (dir) => [
  new rspack.HtmlRspackPlugin({
    template: './src/index.html',
    scriptLoading: 'defer',
    publicPath: '/',
    favicon: ICON,
  }),
  new rspack.CopyRspackPlugin({ patterns: [{ from: join(dir, 'src/robots.txt') }] }),
  // Its links come after the script of the first paint, which FirstPaint puts at the beginning of the head.
  new AppManifest(),
  new FirstPaint(dir),
];
