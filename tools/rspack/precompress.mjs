// Compresses text files at build time with the highest level; the gateway and a CDN only select the file to send.
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
