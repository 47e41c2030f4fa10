import type { PictureView } from '@manette/contracts/catalog';
import type { PictureSource } from '@manette/web-ui';

/** Returns a listing's picture in the form that the design system expects. */
export const pictureSource = ({ color, ...picture }: PictureView): PictureSource => ({
  ...picture,
  colour: color,
});
