import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';

export interface FileDropProps {
  /** The field's accessible name, which is also shown on it. */
  label: string;
  /** What the field accepts, or what was chosen. */
  detail?: ReactNode;
  icon: ReactNode;
  /** As the `accept` attribute of a file input; the caller checks dropped files. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  error?: string;
  /** A square among pictures: `label` is for assistive technology only, and `detail` is shown. */
  tile?: boolean;
  onFiles: (files: File[]) => void;
}

const BOX =
  'relative grid cursor-pointer content-center justify-items-center gap-1 rounded-control border-[1.5px] border-dashed ' +
  'text-center text-2 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus';

/** An area on which files can be dropped, or that opens the file picker on a click. */
export function FileDrop(props: FileDropProps) {
  const { label, detail, icon, accept, multiple, disabled, error, tile, onFiles } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const described = [detail && !tile ? `${id}-detail` : '', error ? `${id}-error` : ''].filter(Boolean);
  const take = (files: FileList | null) => {
    const list = Array.from(files ?? []).slice(0, multiple ? undefined : 1);
    if (list.length > 0) onFiles(list);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label
        className={clsx(
          BOX,
          tile ? 'aspect-4/5 p-1' : 'p-4',
          isOver ? 'border-accent bg-accent-soft' : 'border-control hover:bg-raised',
          disabled && 'cursor-not-allowed opacity-60',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {icon}
        {!tile && <b className="font-medium text-text">{label}</b>}
        {detail && (
          <span id={`${id}-detail`} className={clsx('max-w-full wrap-anywhere', tile && 'text-1')}>
            {detail}
          </span>
        )}
        <input
          type="file"
          className="sr-only"
          aria-label={label}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files);
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = '';
          }}
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-1 leading-ui text-danger">
          <CircleAlert className="size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
