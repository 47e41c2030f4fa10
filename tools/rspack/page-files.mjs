// Which files a page begins with, so that they load before anything has asked for them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './integrity.mjs';
import { previewOf } from './page-previews.mjs';

const PREFIX = 'page.';
/** Exported by the shared library of languages, so that no build shortens it (libs/web/i18n/src/use-date-locale.ts). */
const NAMES_MONTHS = 'useDateLocale';

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

/** Whether a page writes months or days as words: Arabic ones are a file of the shell. */
const namesMonths = (compilation, files) =>
  files.some((file) => compilation.getAsset(file).source.source().includes(NAMES_MONTHS));

/** An Arabic sentence keeps its order around a name in Latin letters (libs/web/i18n/src/isolate.ts). */
const isolated = (language, sentence) =>
  language === 'ar' ? sentence.replace('{{name}}', '\u2068{{name}}\u2069') : sentence;

/** What stands at the top of a page in each language: among the words of the feature that shows it, `title` and perhaps another key. */
function headOf(source, feature, summary) {
  const words = ['en', 'ar'].map((language) => {
    const file = join(source, 'features', feature, 'i18n', `${language}.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8'))];
  });
  const inEach = (key) =>
    Object.fromEntries(words.map(([language, of]) => [language, isolated(language, of[key])]));
  return { heading: inEach('title'), ...(summary && { summary: inEach(summary) }) };
}

/**
 * What a preview has shown is not asked for again by a page that takes long: a ticket's messages would be read by then, and where the
 * new ones begin not be known.
 */
const PREVIEW_ANSWER_LASTS_MS = 60_000;

/**
 * Adds to a remote's manifest the files of its pages with their digests, their headings, what they ask the API first, whether they
 * show dates, and their previews.
 */
export class PagesInManifest {
  /**
   * @param {Record<string, { path: string, params: string[], verified?: boolean }>} questions by path of the page; `$` in one
   *   stands for the last name of the page's address; `verified`: asked for those alone who may open chat and support
   * @param {Record<string, string | { feature: string, summary: string }>} headings by path of the page the feature whose title it shows
   *   at the top of a `PageFrame`, and its summary's key, if that needs no more than the reader's name
   * @param {Record<string, string | { forClients?: boolean, asks?: string }>} previews by path of the page, whether its preview is for
   *   clients alone, and what it asks besides the page's first question
   * @param {{ checked: boolean, source: string }} options whether the remote's scripts and styles are loaded with their digests, as
   *   preloads are used only if they have the same; the folder of its sources
   */
  constructor(questions, headings, previews, { checked, source }) {
    this.questions = questions;
    this.headings = headings;
    this.previews = previews;
    this.checked = checked;
    this.source = source;
  }

  head(path) {
    const head = this.headings[path];
    return head && headOf(this.source, head.feature ?? head, head.summary);
  }

  /** What a page asks first. Older shells would ask for '$' itself where they look, and whoever the reader is. */
  asked(path) {
    const { verified, ...question } = this.questions[path] ?? {};
    if (!question.path) return {};
    if (verified) return { asksIfVerified: question };
    return question.path.includes('$') ? { asksFor: question } : { asks: question };
  }

  /** A page's preview. Older shells would show one that is for clients to administrators, too. */
  previewed(compilation, path) {
    const preview = previewOf(compilation, path);
    const { forClients, asks } = this.previews[path] ?? {};
    return {
      ...(forClients ? { clientPreview: preview } : { preview }),
      previewAsks: asks && { path: asks, params: [], within: PREVIEW_ANSWER_LASTS_MS },
    };
  }

  /** The digests of the files that a page begins with, and of the remote entry. */
  integrityOf(compilation, { metaData, exposes }, pages) {
    const begun = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
    const files = new Set([
      metaData.remoteEntry.name,
      ...begun,
      ...pages.flatMap(({ files, preview, clientPreview }) => files.concat(preview ?? clientPreview ?? [])),
    ]);
    return Object.fromEntries(
      [...files].map((file) => [file, digestOf(compilation.getAsset(file).source.buffer())]),
    );
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
          ...this.head(path),
          ...this.asked(path),
          dates: namesMonths(compilation, files) || undefined,
          ...this.previewed(compilation, path),
        }));
        const integrity = this.checked ? { integrity: this.integrityOf(compilation, manifest, pages) } : {};
        const text = JSON.stringify({ ...manifest, pages, ...integrity }, null, 2);
        compilation.updateAsset('mf-manifest.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
