import './translations';
import { ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop } from '@manette/web-ui';
import { IMAGE_ACCEPT } from './image-files';
import { ImageTile } from './image-tile';
import type { ListingImages } from './use-listing-images';

/** The pictures of a listing's form: drop, reorder by dragging or by button, remove. */
export function ImageField({
  list,
  fault,
  add,
  remove,
  move,
  disabled,
}: ListingImages & { disabled?: boolean }) {
  const { t } = useTranslation('listingImages');
  const [dragged, setDragged] = useState<number>();
  const drop = (at: number) => {
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
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
    <div className="grid gap-1.5">
      <span aria-hidden className="text-2 leading-ui font-ui">
        {t('images')}
      </span>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {list.map((image, at) => (
          <ImageTile
            key={image.key}
            image={image}
            at={at}
            count={list.length}
            disabled={disabled}
            onMove={(to) => move(at, to)}
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
      <p className="text-1 leading-ui text-muted">{t('hint')}</p>
    </div>
  );
}
