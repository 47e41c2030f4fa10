// Module rules for browser code: swc compiles TypeScript and runs the React Compiler, Tailwind makes the styles, and other
// files get names with a content hash.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The files that the React Compiler memoizes: pages that stay open while messages arrive or a user types. The code that every
 * page loads first is compiled without it, because memoization would be a third of that code.
 */
const MEMOIZED_FILES =
  /apps[\\/]admin|storefront[\\/]src[\\/](?!features[\\/]browse|listings|preview|routes)|web[\\/]ui[\\/]src[\\/](chat|data[\\/](?!load-more))/;

const scripts = (production, reactCompiler) => ({
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production }, reactCompiler },
    },
  },
});

export const moduleRules = (production) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    oneOf: [{ test: MEMOIZED_FILES, ...scripts(production, true) }, scripts(production, false)],
  },
  { test: /node_modules[\\/]react-router[\\/]dist/, use: join(import.meta.dirname, 'router-loader.cjs') },
  {
    test: [
      /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](preload|semver[\\/]index))\.js$/,
      /federation[\\/](sdk[\\/]dist[\\/]logger\.js|error-codes[\\/]dist[\\/]desc\.mjs)$/,
    ],
    use: join(import.meta.dirname, 'federation-parts-loader.cjs'),
  },
  // The words of a page are in the page's file: they cost less than the round trip for a separate file. The shell's Arabic
  // words are with the sentences of the server, in a file that the script of the first paint requests.
  { test: /translations\.ts$/, parser: { dynamicImportMode: 'eager' } },
  {
    test: /\.css$/,
    type: 'css',
    use: [
      {
        loader: 'postcss-loader',
        options: { postcssOptions: { plugins: { '@tailwindcss/postcss': { base: root } } } },
      },
    ],
  },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
  { test: /\.(png|webp|avif|wav)$/, type: 'asset/resource' },
  { test: /\.emoji$/, type: 'json', use: join(import.meta.dirname, 'emoji-loader.cjs') },
  {
    test: /language-common[\\/]src[\\/]passwords\.json$/,
    type: 'json',
    use: join(import.meta.dirname, 'common-passwords-loader.cjs'),
  },
  { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
];
