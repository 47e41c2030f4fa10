import type { PictureView } from '@manette/contracts/catalog';
import type { PictureSource } from '@manette/web-ui';

/** A listing's picture as the design system draws it. */
export const pictureSource = ({ color, ...picture }: PictureView): PictureSource => ({
  ...picture,
  colour: color,
});
