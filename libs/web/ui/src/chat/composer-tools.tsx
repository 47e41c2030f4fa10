import { Camera, Paperclip, Smile } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';

export interface ComposerToolsProps {
  /** Each tool shows when it has a name. */
  photoLabel?: string;
  fileLabel?: string;
  emojiLabel?: string;
  gifLabel?: string;
  /** What may be uploaded, as a file input says it. */
  accept?: string;
  /** Several files at once. */
  multiple?: boolean;
  disabled?: boolean | undefined;
  onFiles?: (files: File[]) => void;
  /** Is given the button, beside which the choice shows. */
  onEmoji?: (button: HTMLElement) => void;
  onGif?: () => void;
  /** Tools of the page's own, after the others. */
  more?: ReactNode;
}

/** Emoji, GIF, camera, file. */
export function ComposerTools(props: ComposerToolsProps) {
  const { photoLabel, fileLabel, emojiLabel, gifLabel, accept, multiple, onFiles, onEmoji, onGif, disabled } =
    props;
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Emptied, so that the same file can be chosen again after it was taken out.
    target.value = '';
    if (chosen.length > 0) onFiles?.(chosen);
  };
  return (
    <>
      {emojiLabel && (
        <IconButton
          label={emojiLabel}
          icon={<Smile />}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={({ currentTarget }) => onEmoji?.(currentTarget)}
        />
      )}
      {gifLabel && (
        <IconButton
          label={gifLabel}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={onGif}
          icon={
            <span
              data-words="GIF"
              className="drawn rounded-[5px] border-[1.75px] border-current px-1 py-0.5 text-1 leading-none font-[650]"
            />
          }
        />
      )}
      {photoLabel && (
        <IconButton
          label={photoLabel}
          icon={<Camera />}
          disabled={disabled}
          onClick={() => photo.current?.click()}
        />
      )}
      {fileLabel && (
        <IconButton
          label={fileLabel}
          icon={<Paperclip />}
          disabled={disabled}
          onClick={() => file.current?.click()}
        />
      )}
      {props.more}
      <input ref={photo} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <input ref={file} type="file" accept={accept} multiple={multiple} hidden onChange={take} />
    </>
  );
}
