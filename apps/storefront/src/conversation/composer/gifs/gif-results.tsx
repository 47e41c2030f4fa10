import { animatedMediaOf, type GifView } from '@manette/contracts/chat';
import { OnDemand, useLowData } from '@manette/web-ui';

export interface GifResultsProps {
  gifs: GifView[];
  onChoose: (url: string) => void;
}

const LOOK = 'size-full object-cover';

/** The found GIFs, each a button named by its title that chooses the GIF. With low data each GIF shows its title. */
export function GifResults({ gifs, onChoose }: GifResultsProps) {
  const isLowData = useLowData();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {gifs.map((gif, at) => {
        const choose = () => onChoose(gif.url);
        return (
          <li key={`${at} ${gif.url}`}>
            {isLowData && (
              <button
                type="button"
                onClick={choose}
                className="min-h-11 w-full truncate rounded-control px-2 text-2 hover:bg-fill"
              >
                <bdi>{gif.title}</bdi>
              </button>
            )}
            <Preview gif={gif} onChoose={choose} />
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ gif: { preview, title }, onChoose }: { gif: GifView; onChoose: () => void }) {
  const isLowData = useLowData();
  const moving =
    animatedMediaOf(preview) === 'video' ? (
      <video src={preview} className={LOOK} autoPlay loop muted playsInline aria-hidden />
    ) : (
      <img src={preview} alt="" className={LOOK} loading="lazy" referrerPolicy="no-referrer" />
    );
  const box = 'block aspect-[4/3] w-full overflow-hidden rounded-control bg-fill';
  if (isLowData)
    return (
      <div className={box}>
        <OnDemand address={preview}>{moving}</OnDemand>
      </div>
    );
  return (
    <button type="button" aria-label={title} onClick={onChoose} className={box}>
      {moving}
    </button>
  );
}
