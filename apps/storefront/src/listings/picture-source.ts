import type { PictureView } from '@manette/contracts/catalog';
import type { PictureSource } from '@manette/web-ui';

/** Maps a listing's picture to the design system's props. */
export const pictureSource = ({ color, ...picture }: PictureView): PictureSource => ({
  ...picture,
  colour: color,
});
