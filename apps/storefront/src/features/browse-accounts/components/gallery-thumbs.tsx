import type { PictureView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Picture, useLowData } from '@manette/web-ui';
import { pictureSource } from '../../../listings/picture-source';

const CURRENT = 'opacity-100 shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--accent)]';

/** Shows a button with a thumbnail for each picture, with a ring around the current one. */
export function GalleryThumbs(props: { pictures: PictureView[]; at: number; choose: (at: number) => void }) {
  const { pictures, at, choose } = props;
  const { t } = useTranslation('accountDetails');
  const isLowData = useLowData();
  return (
    <div className="mt-3 grid grid-cols-5 gap-3">
      {pictures.map((picture, index) => (
        <button
          key={picture.src}
          type="button"
          aria-label={t('imageOf', { number: index + 1, count: pictures.length })}
          aria-current={index === at || undefined}
          className={`aspect-square overflow-hidden rounded-control bg-fill ${index === at ? CURRENT : 'opacity-65'}`}
          onClick={() => choose(index)}
        >
          {isLowData ? index + 1 : <Picture source={pictureSource(picture)} sizes="120px" />}
        </button>
      ))}
    </div>
  );
}
