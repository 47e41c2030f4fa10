// How sources become browser code: TypeScript and the React Compiler by swc, styles by Tailwind, files by content hash.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Where React Compiler remembers what components have made: pages that stay open while much comes in or is typed. What every
 * page begins with does without, as the code for it is a third of it all.
 */
const REMEMBERS =
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
    oneOf: [{ test: REMEMBERS, ...scripts(production, true) }, scripts(production, false)],
  },
  { test: /node_modules[\\/]react-router[\\/]dist/, use: join(import.meta.dirname, 'router-loader.cjs') },
  {
    test: [
      /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](preload|semver[\\/]index))\.js$/,
      /federation[\\/](sdk[\\/]dist[\\/]logger\.js|error-codes[\\/]dist[\\/]desc\.mjs)$/,
    ],
    use: join(import.meta.dirname, 'federation-parts-loader.cjs'),
  },
  // A page's words travel with it: they weigh less than the round trip of a file of their own. The shell's Arabic comes
  // with the sentences of the server, in a file that its first script asks for.
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
    use: join(import.meta.dirname, 'guessable-loader.cjs'),
  },
  { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
];
