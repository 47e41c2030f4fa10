// Writes `dist/release.json`, which describes a build for `npm run release` (docs/operations/releases.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The digest of the host API (apps/shell/src/remotes/host-api.spec.ts) by its version, the newest last. */
const versions = JSON.parse(readFileSync(join(import.meta.dirname, 'host-api.json'), 'utf8'));
/** The version of the host API, which is what remotes may import from the shell (Semantic Versioning). */
export const hostVersion = Object.keys(versions).at(-1);

/** Writes `release.json` beside the built files: name, version, and the host API that the app has (shell) or needs (remote). */
export class ReleaseRecord {
  /** @param {{ dir: string, name: string, host: boolean }} app */
  constructor({ dir, name, host }) {
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    this.record = { name, version, ...(host ? { host: hostVersion } : { needs: `^${hostVersion}` }) };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('release', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'release', stage }, () => {
        const text = `${JSON.stringify(this.record)}\n`;
        compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
