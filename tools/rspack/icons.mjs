// lucide-react draws each icon by a function that takes a kilobyte, again in each file of a remote that has icons.
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const OURS = join(import.meta.dirname, '../../libs/web/ui/src/icons/create-lucide-icon.ts');

/** Puts the house's way to draw an icon in the place of lucide-react's. */
export const smallIcons = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, OURS);
