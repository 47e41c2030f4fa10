import { Camera, Paperclip, Smile } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';

export interface ComposerToolsProps {
  /** Each tool is shown when it has a label. */
  photoLabel?: string;
  fileLabel?: string;
  emojiLabel?: string;
  gifLabel?: string;
  /** The file types that may be uploaded, as in the `accept` attribute of a file input. */
  accept?: string;
  /** Whether several files can be chosen at the same time. */
  multiple?: boolean;
  disabled?: boolean | undefined;
  onFiles?: (files: File[]) => void;
  /** Receives the button, next to which the emoji picker opens. */
  onEmoji?: (button: HTMLElement) => void;
  onGif?: () => void;
  /** Further tools of the page, after the others. */
  more?: ReactNode;
}

/** The buttons for emoji, GIF, camera and file. */
export function ComposerTools(props: ComposerToolsProps) {
  const { photoLabel, fileLabel, emojiLabel, gifLabel, accept, multiple, onFiles, onEmoji, onGif, disabled } =
    props;
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Reset, so that the user can choose the same file again after removing it.
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
