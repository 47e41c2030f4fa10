// A page with every component in every state, built like the product: npm run gallery -w @manette/web-ui
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { moduleRules } from '../../../../tools/rspack/rules.mjs';

const here = import.meta.dirname;

export default {
  mode: 'development',
  context: here,
  target: ['web', 'es2022'],
  entry: { gallery: './main.tsx' },
  devtool: false,
  output: { path: join(here, 'dist'), clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: moduleRules(false) },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: join(here, '../../../../tools/seed/art'), to: 'art' }],
    }),
  ],
  devServer: { host: '127.0.0.1', port: 'auto', open: false },
  performance: false,
};
