import './translations';
import { ImagePlus, Images } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import type { PictureView } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop } from '@manette/web-ui';
import { IMAGE_ACCEPT } from './image-files';
import { ImageTile } from './image-tile';
import { withPictures } from './listing-image';
import type { ListingImages } from './use-listing-images';

interface ImageFieldProps extends ListingImages {
  disabled?: boolean;
  /** The listing's encoded pictures, when they are loaded later than the listing. */
  pictures?: readonly PictureView[] | undefined;
}

/** The images of a listing's form: add by dropping, reorder by dragging or by button, remove. */
export function ImageField(props: ImageFieldProps) {
  const { list, pictures, fault, add, remove, move, disabled } = props;
  const { t } = useTranslation('listingImages');
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(t('imageOf', { number: to + 1, count: list.length }));
  };
  const drop = (at: number) => {
    if (dragged !== undefined) moveTo(dragged, at);
    setDragged(undefined);
  };
  // Files may also be dropped on the images; the drop area beside them handles its own drops.
  const dropFiles = (event: DragEvent) => {
    if (event.defaultPrevented || disabled || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add(Array.from(event.dataTransfer.files));
  };
  const field = {
    label: t('images'),
    accept: IMAGE_ACCEPT,
    multiple: true,
    disabled,
    onFiles: add,
    error: fault && translateMessage(fault),
  };
  if (list.length === 0) return <FileDrop {...field} detail={t('hint')} icon={<Images aria-hidden />} />;
  return (
    <div
      className="grid gap-1.5"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={dropFiles}
    >
      <span aria-hidden className="text-2 leading-ui font-ui">
        {t('images')}
      </span>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {withPictures(list, pictures).map((image, at) => (
          <ImageTile
            key={image.key}
            image={image}
            at={at}
            count={list.length}
            disabled={disabled}
            onMove={(to) => moveTo(at, to)}
            onRemove={() => remove(at)}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={dragged === undefined ? undefined : () => drop(at)}
          />
        ))}
        <li>
          <FileDrop {...field} tile detail={t('add')} icon={<ImagePlus aria-hidden />} />
        </li>
      </ul>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      <p className="text-1 leading-ui text-muted">{t('hint')}</p>
    </div>
  );
}
