// Lists the files that a page loads first, so that browsers can preload them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './integrity.mjs';
import { previewOf } from './page-previews.mjs';

const PREFIX = 'page.';
/**
 * A function that pages use to write months as words (libs/web/i18n/src/use-date-locale.ts). It is an export of a shared
 * package, so that no build shortens its name.
 */
const NAMES_MONTHS = 'useDateLocale';

/**
 * Finds the files of every chunk that is named after a page. The chunk's name is the page's path below the app with dots for
 * slashes: `page.accounts.$` for `accounts/:id`, `page.` for the app's first page.
 * @returns the files by path, in which `$` stands for any name
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

/** Whether a page writes months or days as words. Their Arabic names are in a file of the shell. */
const namesMonths = (compilation, files) =>
  files.some((file) => compilation.getAsset(file).source.source().includes(NAMES_MONTHS));

/** Isolates the name in an Arabic sentence, so that Latin letters do not change the order (libs/web/i18n/src/isolate.ts). */
const isolated = (language, sentence) =>
  language === 'ar' ? sentence.replace('{{name}}', '\u2068{{name}}\u2069') : sentence;

/** The heading of a page in each language, and its summary if `summary` names a key; both are from the feature's words. */
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
 * How long a page may use the answer that its preview has shown. A page that loads slowly must not ask again: by then the
 * ticket's messages are marked as read, and a new answer would not show where the new messages begin.
 */
const PREVIEW_ANSWER_LASTS_MS = 60_000;

/**
 * Adds to a remote's manifest the files of its pages with their digests, their headings, their first API requests, whether
 * they show dates, and their previews.
 */
export class PagesInManifest {
  /**
   * @param {Record<string, { path: string, params: string[], verified?: boolean }>} questions first API requests by path of
   *   the page; `$` in a request's path stands for the last segment of the page's address; `verified`: sent only for users who
   *   may open chat and support
   * @param {Record<string, string | { feature: string, summary: string }>} headings by path of the page, the feature whose
   *   title the page shows in a `PageFrame`, and the key of its summary, if the summary needs no more than the user's name
   * @param {Record<string, string | { forClients?: boolean, asks?: string }>} previews by path of the page, whether its preview
   *   is for clients only, and the request that the preview makes besides the page's first one
   * @param {{ checked: boolean, source: string }} options `checked`: the remote's scripts and styles load with digests, and
   *   then a browser uses a preload only if it has the same digest; `source`: the folder of the remote's sources
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

  /**
   * The first API request of a page. Older shells read only `asks`: they would send `$` as it is, and send the request for
   * every user. So requests with `$` and requests for verified users have other names.
   */
  asked(path) {
    const { verified, ...question } = this.questions[path] ?? {};
    if (!question.path) return {};
    if (verified) return { asksIfVerified: question };
    return question.path.includes('$') ? { asksFor: question } : { asks: question };
  }

  /** The preview of a page. Older shells show `preview` to everyone, so a preview for clients only is `clientPreview`. */
  previewed(compilation, path) {
    const preview = previewOf(compilation, path);
    const { forClients, asks } = this.previews[path] ?? {};
    return {
      ...(forClients ? { clientPreview: preview } : { preview }),
      previewAsks: asks && { path: asks, params: [], within: PREVIEW_ANSWER_LASTS_MS },
    };
  }

  /** The digests of the files that pages load first, and of the remote entry. */
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
      // After the manifest is created and before it is compressed. Both happen at this stage, in the order of the plugins.
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
