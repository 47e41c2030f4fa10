import { animatedMediaOf, type GifView } from '@manette/contracts/chat';

export interface GifResultsProps {
  gifs: GifView[];
  onChoose: (url: string) => void;
}

const LOOK = 'size-full object-cover';

/** What was found, each a button named by its title; pressing one chooses it. */
export function GifResults({ gifs, onChoose }: GifResultsProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {gifs.map(({ url, preview, title }, at) => (
        <li key={`${at} ${url}`}>
          <button
            type="button"
            aria-label={title}
            onClick={() => onChoose(url)}
            className="block aspect-[4/3] w-full overflow-hidden rounded-control bg-fill"
          >
            {animatedMediaOf(preview) === 'video' ? (
              <video src={preview} className={LOOK} autoPlay loop muted playsInline aria-hidden />
            ) : (
              <img src={preview} alt="" className={LOOK} loading="lazy" referrerPolicy="no-referrer" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
