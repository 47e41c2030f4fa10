import { text } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Release } from '../../storage/releases/release-index.js';
import { answerPage, encodePage, type EncodedPage } from '../origin/document.js';
import {
  cacheControlOf,
  destinationOf,
  isDocument,
  isHashed,
  isNavigation,
  namesFile,
} from '../origin/front-ends.js';
import { ChosenReleases } from './chosen-releases.js';
import { FollowedReleases } from './followed-releases.js';
import { releasedPage } from './released-page.js';
import { serveReleaseFile } from './serve-file.js';

/** How many versions of the page are cached: the current one, the canary, and some of earlier states of the index. */
const PAGES_KEPT = 6;

interface ChosenShell {
  version: string;
  release: Release;
}

/** Serves pages and the files at the root from the browser's release of the shell. */
@Injectable()
export class ReleasedShell {
  private readonly logger = new Logger('Releases');
  private readonly pages = new LRUCache<string, Promise<EncodedPage | undefined>>({ max: PAGES_KEPT });

  constructor(
    private readonly releases: FollowedReleases,
    private readonly chosen: ChosenReleases,
  ) {}

  /** Middleware of the public origin: passes requests that no release can answer on to the built files. */
  readonly handle: RequestHandler = (request, response, next) => {
    if (destinationOf(request.path).kind !== 'shell') return next();
    // A browser that requests a file has its page, and with it a bucket, already.
    const isPage = isDocument(request) || isNavigation(request);
    const bucket = this.chosen[isPage ? 'bucketOf' : 'knownBucket'](request, response);
    const shell = this.chosen.shell(bucket);
    if (!shell) return next();
    this.answer(shell, request, response).then(
      (isAnswered) => {
        if (!isAnswered) next();
      },
      (error: Error) => {
        this.logger.warn(`a file of the shell ${shell.version} cannot be read: ${error.message}`);
        // The built page is better than an error.
        if (response.headersSent) response.destroy();
        else next();
      },
    );
  };

  private async answer(shell: ChosenShell, request: Request, response: Response): Promise<boolean> {
    const path = request.path.slice(1);
    if (isDocument(request) || (!Object.hasOwn(shell.release.files, path) && isNavigation(request)))
      return this.answerWithPage(shell, request, response);
    if (await this.answerWithFile(shell, path, request, response)) return true;
    // Pages from before the first release still load the built files, which `next` serves.
    if (!namesFile(request.path) || isHashed(request.path)) return false;
    response.status(404).type('text').send('Not found\n');
    return true;
  }

  private async answerWithPage(shell: ChosenShell, request: Request, response: Response): Promise<boolean> {
    const page = await this.pageOf(shell);
    if (page) answerPage(page, request, response);
    return page !== undefined;
  }

  private async answerWithFile(
    { version, release }: ChosenShell,
    path: string,
    request: Request,
    response: Response,
  ): Promise<boolean> {
    const { store } = this.releases;
    const file = { folder: `shell/${version}`, release, path, cacheControl: cacheControlOf(request.path) };
    return store !== undefined && serveReleaseFile(store, file, request, response);
  }

  private pageOf({ version, release }: ChosenShell): Promise<EncodedPage | undefined> {
    const kept = this.pages.get(version);
    if (kept) return kept;
    const made = this.makePage(version, release);
    this.pages.set(version, made);
    // A page that could not be read is read again by the next request.
    const forget = () => this.pages.delete(version);
    made.then((page) => page ?? forget(), forget);
    return made;
  }

  private async makePage(version: string, release: Release): Promise<EncodedPage | undefined> {
    const file = await this.releases.store?.open(`shell/${version}/index.html`);
    if (!file) return undefined;
    const html = await text(file.body);
    return encodePage(releasedPage(html, release, this.chosen.folderOf('shell', version)));
  }
}
