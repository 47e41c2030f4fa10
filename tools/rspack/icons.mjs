// lucide-react draws icons with a function of one kilobyte, which would be in each file of a remote that has icons.
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const OURS = join(import.meta.dirname, '../../libs/web/ui/src/icons/create-lucide-icon.ts');

/** Replaces the function with which lucide-react draws an icon by the smaller one of libs/web/ui. */
export const smallIcons = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, OURS);
