import { Image } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatBytes } from '../text/format';
import { useArabicPage } from '../text/use-arabic-page';

/** Returns the label of the button that loads a picture, with the file size where it is known [POC-068]. */
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
  /** Shown in the picture's place: the title of a case. */
  title?: string | undefined;
}

/** The button in place of a picture with low data on. In a small space it shows only its icon. */
export function ShowPicture({ onShow, bytes, title }: ShowPictureProps) {
  const label = useShowPictureLabel(bytes);
  const press = (event: MouseEvent) => {
    // The button may be inside a link or a label.
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
