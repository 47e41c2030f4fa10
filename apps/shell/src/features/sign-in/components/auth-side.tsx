import { useTranslation } from '@manette/web-i18n';
import { PadMeter, useLowData } from '@manette/web-ui';
import derby from './art/derby-98.svg';
import emberwing from './art/emberwing.svg';
import orbital from './art/orbital-9.svg';

const SHELF = [
  { art: orbital, colour: '#c23a2b', console: 'PS5', arms: 4 },
  { art: emberwing, colour: '#bd2a4b', console: 'PS5', arms: 1 },
  { art: derby, colour: '#177a48', console: 'PS4/PS5', arms: 1 },
];

/** The decorative shelf beside the form; narrow screens neither show nor load it. */
export function AuthSide() {
  const { t } = useTranslation('signIn');
  const isLowData = useLowData();
  return (
    <div className="auth-side" aria-hidden="true">
      <div className="auth-shelf">
        {SHELF.map(({ art, colour, console, arms }) => (
          <div key={colour} className="case-box" style={{ '--art': colour } as React.CSSProperties}>
            <div className="case-band">
              <b>{console}</b>
              <PadMeter arms={arms} size={14} />
            </div>
            <div className="case-art">
              {!isLowData && (
                <img
                  src={art}
                  alt=""
                  width={400}
                  height={500}
                  loading="lazy"
                  className="size-full object-cover"
                />
              )}
            </div>
          </div>
        ))}
      </div>
      <p className="text-5 leading-tight font-strong">{t('tagline')}</p>
    </div>
  );
}
