// Text is compressed once, at its best, when it is built; the gateway and a CDN only pick the file.
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const FILES = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** @returns plugins that put a `.br` and a `.gz` beside every text file over 1 KB */
export const precompress = () => [
  new CompressionPlugin({
    test: FILES,
    threshold: 1024,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    test: FILES,
    threshold: 1024,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
];
