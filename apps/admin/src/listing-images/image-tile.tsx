import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { DragEvent } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Picture } from '@manette/web-ui';
import { pictureSource } from '../listings/picture-source';
import type { ListingImage } from './listing-image';

interface ImageTileProps {
  image: ListingImage;
  at: number;
  count: number;
  /** Whether the images cannot be changed now. */
  disabled?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Set while another image is being dragged, which would take this position. */
  onDrop?: (() => void) | undefined;
}

// A button at the end of the row stays focusable, so that a keyboard user who moved an image there keeps the focus.
// The buttons are on the image, so they have fixed colours, as in the gallery.
const ON_PICTURE =
  'grid size-8 place-items-center rounded-control bg-[#0b161b] text-[#f2eee5] disabled:opacity-40 aria-disabled:opacity-40 [&_svg]:size-4';

/** One image of the form with its buttons. */
export function ImageTile(props: ImageTileProps) {
  const { image, at, count, disabled, onMove, onRemove, onDragStart, onDragEnd, onDrop } = props;
  const { t } = useTranslation('listingImages');
  const number = at + 1;
  const drop = (event: DragEvent) => {
    if (!onDrop) return;
    event.preventDefault();
    onDrop();
  };
  return (
    <li
      draggable={!disabled}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => onDrop && event.preventDefault()}
      onDrop={drop}
      className="relative aspect-4/5 cursor-grab overflow-hidden rounded-control bg-fill"
    >
      <ImagePreview image={image} alt={t('imageOf', { number, count })} />
      <button
        type="button"
        className={`${ON_PICTURE} absolute end-1 top-1`}
        aria-label={t('remove', { number })}
        disabled={disabled}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
      {count > 1 && (
        <div className="absolute inset-x-1 bottom-1 flex justify-between">
          <button
            type="button"
            className={ON_PICTURE}
            aria-label={t('earlier', { number })}
            disabled={disabled}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(at - 1)}
          >
            <ChevronLeft aria-hidden className="flip" />
          </button>
          <button
            type="button"
            className={ON_PICTURE}
            aria-label={t('later', { number })}
            disabled={disabled}
            aria-disabled={number === count}
            onClick={() => number < count && onMove(at + 1)}
          >
            <ChevronRight aria-hidden className="flip" />
          </button>
        </div>
      )}
    </li>
  );
}

function ImagePreview({ image, alt }: { image: ListingImage; alt: string }) {
  if ('preview' in image) return <img src={image.preview} alt={alt} className="size-full object-cover" />;
  // An image that is still being encoded has no sizes yet and shows as an empty box.
  if (!image.picture) return <span role="img" aria-label={alt} className="tiled block size-full" />;
  return <Picture source={pictureSource(image.picture)} alt={alt} sizes="120px" />;
}
