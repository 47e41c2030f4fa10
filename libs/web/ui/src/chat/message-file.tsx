import { formatBytes } from '../text/format';
import { Meter } from '../feedback/meter';

export interface MessageFileProps {
  name: string;
  bytes?: number;
  /** The progress of the upload, 0 to 100, and its text ('Sending, 62%'). */
  progress?: number;
  progressLabel?: string;
  href?: string;
}

const isImage = (name: string) => /\.(png|jpe?g|jfif|avif|webp|gif)$/i.test(name);

/** A file in a message, or one that is being uploaded. */
export function MessageFile({ name, bytes, progress, progressLabel, href }: MessageFileProps) {
  const image = isImage(name);
  const body = (
    <>
      <span
        aria-hidden="true"
        className={`grid size-10 flex-none place-items-center rounded-small text-1 font-[650] ${image ? 'bg-progress-soft text-progress' : 'bg-danger-soft text-danger'}`}
      >
        {image ? 'IMG' : (name.split('.').pop() ?? '').slice(0, 4).toUpperCase()}
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate aligned-with-page text-2 leading-[1.35] font-[500]">
          {name}
        </span>
        <span className="block text-1 leading-ui opacity-80">
          {progressLabel ?? (bytes === undefined ? null : <bdi>{formatBytes(bytes)}</bdi>)}
        </span>
        {progress !== undefined && (
          <span className="mt-1 block">
            <Meter
              role="progressbar"
              label={progressLabel ?? name}
              value={progress}
              max={100}
              tone="progress"
            />
          </span>
        )}
      </span>
    </>
  );
  const look =
    '-mx-1 flex min-w-[210px] items-center gap-3 rounded-control bg-[color-mix(in_srgb,var(--text)_8%,transparent)] p-2';
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {body}
    </a>
  ) : (
    <div className={look}>{body}</div>
  );
}
