import clsx from 'clsx';
import type { PictureView } from '@manette/contracts/catalog';
import { Picture } from '@manette/web-ui';
import { pictureSource } from './picture-source';

const SHAPES = { upright: 'h-[55px] w-11 lg:h-10 lg:w-8', lying: 'h-[35px] w-14 lg:h-8 lg:w-[51px]' };

/** The first picture of a listing in its row of a table, or an empty box. */
export function RowPicture({ pictures, shape }: { pictures: PictureView[]; shape: keyof typeof SHAPES }) {
  const [picture] = pictures;
  return (
    <div className={clsx('overflow-hidden rounded-small bg-fill', SHAPES[shape])}>
      {picture && <Picture source={pictureSource(picture)} sizes="56px" />}
    </div>
  );
}
