import { Image } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatBytes } from '../text/format';
import { useArabicPage } from '../text/use-arabic-page';

/** The name of the button that lets a picture load, with its size where that is known [POC-068]. */
export function useShowPictureLabel(bytes?: number): string {
  const isArabic = useArabicPage();
  const words = isArabic ? 'عرض الصورة' : 'Show picture';
  if (bytes === undefined) return words;
  return `${words}${isArabic ? '، ' : ', '}${formatBytes(bytes)}`;
}

export interface ShowPictureProps {
  onShow: () => void;
  /** The size of the file, where it is known. */
  bytes?: number | undefined;
  /** Stands in the picture's place: the title of a case. */
  title?: string | undefined;
}

/** What stands in a picture's place while data is saved. A small place shows its button as a mark alone. */
export function ShowPicture({ onShow, bytes, title }: ShowPictureProps) {
  const label = useShowPictureLabel(bytes);
  const press = (event: MouseEvent) => {
    // Around it may be a link, or a label.
    event.preventDefault();
    event.stopPropagation();
    onShow();
  };
  return (
    <span className="show-picture">
      {title !== undefined && (
        <bdi className="show-picture-title" aria-hidden="true">
          {title}
        </bdi>
      )}
      <button type="button" aria-label={label} className="show-picture-button" onClick={press}>
        <Image aria-hidden />
        <span aria-hidden="true">{label}</span>
      </button>
    </span>
  );
}
