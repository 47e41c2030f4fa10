import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { PictureView } from '@manette/contracts/catalog';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { EmptyState, Picture } from '@manette/web-ui';
import { pictureSource } from '../../../listings/picture-source';
import { GalleryThumbs } from './gallery-thumbs';
import { useSwipe } from '../hooks/use-swipe';

const STAGE_SIZES = '(min-width: 960px) 640px, 100vw';
const STEP =
  'absolute top-[calc(50%-22px)] grid size-11 place-items-center rounded-full bg-[#0b161b] text-[#f2eee5] disabled:opacity-40';

/** Shows the pictures of a listing, which the user changes by button, arrow key, thumbnail or swipe [CAT-037]. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureView[] }) {
  const { t } = useTranslation('accountDetails');
  const { dir } = useLanguage();
  const [chosen, setChosen] = useState(0);
  const count = pictures.length;
  const at = Math.min(chosen, Math.max(0, count - 1));
  const move = (steps: number) => setChosen((at + steps + count) % count);
  const forward = dir === 'rtl' ? -1 : 1;
  const swipe = useSwipe((direction) => move(direction * forward));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(forward);
    if (key === 'ArrowLeft') move(-forward);
  };
  const picture = pictures[at];
  if (!picture)
    return <EmptyState title={t('noImage')} className="aspect-4/5 content-center lg:aspect-square" />;
  return (
    <section aria-label={t('images')} onKeyDown={count > 1 ? press : undefined}>
      <div
        {...(count > 1 ? swipe : {})}
        className="relative aspect-4/5 touch-pan-y overflow-hidden rounded-box sm:aspect-square"
        style={{ background: `color-mix(in srgb, ${picture.color} 50%, #071014)` }}
      >
        <Picture
          key={picture.src}
          source={{ ...pictureSource(picture), blur: undefined, colour: undefined }}
          alt={t('imageAlt', { name, number: at + 1 })}
          sizes={STAGE_SIZES}
          fit="contain"
          eager
        />
        {count > 1 && (
          <>
            <button
              type="button"
              className={`${STEP} start-3`}
              aria-label={t('previousImage')}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden className="flip" />
            </button>
            <button
              type="button"
              className={`${STEP} end-3`}
              aria-label={t('nextImage')}
              onClick={() => move(1)}
            >
              <ChevronRight aria-hidden className="flip" />
            </button>
            <bdi
              dir="ltr"
              aria-live="polite"
              className="absolute end-3 bottom-3 rounded-full bg-[#0b161b] px-2.5 py-0.5 text-1 text-[#f2eee5]"
            >
              {at + 1} / {count}
            </bdi>
          </>
        )}
      </div>
      {count > 1 && <GalleryThumbs pictures={pictures} at={at} choose={setChosen} />}
    </section>
  );
}
