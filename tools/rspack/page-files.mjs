// Which files a page begins with, so that they load before anything has asked for them.

const PREFIX = 'page.';

/**
 * The files of every chunk that is named for a page. Its name is the page's path with dots for slashes, below the app:
 * `page.accounts.$` for `accounts/:id`, `page.` for the first one.
 * @returns by path, in which `$` stands for any name
 */
export function pageFiles(compilation) {
  const pages = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (!name.startsWith(PREFIX)) continue;
    const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
    pages[name.slice(PREFIX.length).replaceAll('.', '/')] = files;
  }
  return pages;
}

/** Adds to a remote's manifest the files of its pages, and what they ask the API first. */
export class PagesInManifest {
  /** @param {Record<string, { path: string, params: string[] }>} questions by path of the page */
  constructor(questions) {
    this.questions = questions;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('pages', (compilation) => {
      // After the manifest is made, before it is compressed: both are at this stage, and plugins stand in this order.
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'pages', stage }, () => {
        const manifest = JSON.parse(compilation.getAsset('mf-manifest.json').source.source().toString());
        const pages = Object.entries(pageFiles(compilation)).map(([path, files]) => ({
          path,
          files,
          ...(this.questions[path] ? { asks: this.questions[path] } : {}),
        }));
        const text = JSON.stringify({ ...manifest, pages }, null, 2);
        compilation.updateAsset('mf-manifest.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
