import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The variable parts of a small build. */
export interface SmallBuild {
  /** A text in the build's script, so that another text makes another version. */
  text?: string;
  version?: string;
  host?: string;
  needs?: string;
}

const page = (script: string) =>
  `<!doctype html><html><head><title>Manette</title><script data-base="/" data-font-latin="/fonts/a.11112222.woff2" src="/js/first-paint.aaaabbbb.js"></script><link href="/mark.svg" rel="icon"><script defer fetchpriority="high" src="/${script}"></script><link href="/css/main.0a0b0c0d.css" rel="stylesheet"></head><body></body></html>`;

/** Returns a hash of eight digits, as builds put it into file names. */
const hashed = (text: string) =>
  [...text]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0');

function filesOf(name: string, text: string): Record<string, string> {
  const script = `js/main.${hashed(text)}.js`;
  const code = `console.log('${text}');\n`.repeat(100);
  if (name === 'shell')
    return {
      'index.html': page(script),
      'mark.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
      'js/first-paint.aaaabbbb.js': '0;',
      'css/main.0a0b0c0d.css': 'body { margin: 0 }',
      'fonts/a.11112222.woff2': 'font',
      [script]: code,
    };
  const entry = `js/remote-entry.${hashed(text)}.js`;
  const metaData = { name, globalName: name, remoteEntry: { name: entry, path: '', type: 'global' } };
  return { 'mf-manifest.json': JSON.stringify({ id: name, name, metaData }), [entry]: code, [script]: code };
}

/**
 * Writes the files of a minimal build of a front end.
 * @returns the folder
 */
export function writeSmallBuild(folder: string, name: string, build: SmallBuild = {}): string {
  const { text = name, version = '0.1.0', host = '1.0.0', needs = '^1.0.0' } = build;
  const record = { name, version, ...(name === 'shell' ? { host } : { needs }) };
  const files = { ...filesOf(name, text), 'release.json': JSON.stringify(record) };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    if (content.length < 1024) continue;
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(content));
  }
  return folder;
}
