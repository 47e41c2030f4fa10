import { X } from 'lucide-react';
import { IconButton } from '../buttons/icon-button';
import { Meter } from '../feedback/meter';
import { formatBytes } from '../text/format';

export interface FileChipProps {
  name: string;
  bytes: number;
  /** Address of a small preview picture of the file. */
  preview?: string;
  progress?: number;
  progressLabel?: string;
  error?: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A file that is attached in the composer, or is being uploaded. */
export function FileChip(props: FileChipProps) {
  const { name, bytes, preview, progress, progressLabel, error, removeLabel, onRemove } = props;
  return (
    <div className="mx-2 mt-2 flex items-center gap-3 rounded-control bg-raised p-2 text-1 leading-ui">
      {preview && <img src={preview} alt="" className="size-11 flex-none rounded-small object-cover" />}
      <div className="min-w-0 flex-1">
        <span dir="auto" className="block truncate aligned-with-page font-[500]">
          {name}
        </span>
        {error ? (
          <span role="alert" className="text-danger">
            {error}
          </span>
        ) : (
          <span className="text-muted">{progressLabel ?? <bdi>{formatBytes(bytes)}</bdi>}</span>
        )}
        {progress !== undefined && (
          <div className="mt-1">
            <Meter
              role="progressbar"
              label={progressLabel ?? name}
              value={progress}
              max={100}
              tone="progress"
            />
          </div>
        )}
      </div>
      <IconButton label={removeLabel} icon={<X className="size-4" />} onClick={onRemove} />
    </div>
  );
}
