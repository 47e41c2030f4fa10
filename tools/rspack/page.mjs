// The shell's one page. Its security policy allows no inline script, so what must run before the first paint is a
// small file of its own (src/first-paint.js: language, direction, theme, the files that only this reader needs).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { minify } from '@swc/core';
import { AppManifest } from './app-manifest.mjs';
import { hostVersion } from './release-record.mjs';
import { pageFiles } from './page-files.mjs';

const NAME = 'first-paint';

class FirstPaint {
  constructor(dir) {
    this.source = join(dir, 'src', `${NAME}.js`);
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.source);
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise(NAME, async (data) => {
        // In a block, whose names may be shortened: those of a script itself are seen by others.
        const source = `{${readFileSync(this.source, 'utf8')}}`;
        const { code } = await minify(source, { compress: true, mangle: true });
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        const file = `js/${NAME}.${hash}.js`;
        compilation.emitAsset(file, new rspack.sources.RawSource(code));
        const given = (attribute, part) => {
          const found = Object.keys(compilation.assets).find((name) => name.includes(part));
          return found ? { [`data-${attribute}`]: `/${found}` } : {};
        };
        // Browsers let deferred scripts wait behind the font.
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
  // Before the script of the first paint, which chooses the manifest: its tag comes after this one's.
  new AppManifest(),
  new FirstPaint(dir),
];
