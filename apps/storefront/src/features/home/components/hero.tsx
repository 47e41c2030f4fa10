import { Gamepad2 } from 'lucide-react';
import type { AccountView } from '@manette/contracts/catalog';
import { ELEMENT, useTranslation, withElement } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { armsOf, Button, PadMeter, PageTitle, Picture, useLowData } from '@manette/web-ui';
import { pictureSource } from '../../../listings/picture-source';

/** The longest username that fits on a line of a phone in the greeting's normal size. */
const FITS = 13;

/** The greeting [SHELL-034], beside three decorative cases. */
export function Hero({ username, accounts }: { username: string; accounts: AccountView[] }) {
  const { t } = useTranslation('home');
  const greeting = t('welcome', { username: ELEMENT });
  return (
    <section className="hero">
      <PageTitle>{greeting.replace(ELEMENT, () => username)}</PageTitle>
      <div className="hero-text">
        <h1 className="wrap-anywhere" data-long={username.length > FITS ? '' : undefined}>
          {withElement(greeting, <bdi>{username}</bdi>)}
        </h1>
        <p className="text-muted">{t('lead')}</p>
        <Button asChild look="primary" size="big" icon={<Gamepad2 aria-hidden />}>
          <Link to="/accounts">{t('browse')}</Link>
        </Button>
      </div>
      <div className="hero-shelf" aria-hidden="true">
        {accounts.map((account) => (
          <HeroCase key={account._id} account={account} />
        ))}
      </div>
    </section>
  );
}

function HeroCase({ account }: { account: AccountView }) {
  const [picture] = account.pictures;
  // The picture is decorative, so it is not fetched with low data.
  const isLowData = useLowData();
  if (!picture) return null;
  return (
    <div className="case-box" style={{ '--art': picture.color } as React.CSSProperties}>
      <div className="case-band">
        <b>
          <bdi>{account.console}</bdi>
        </b>
        <PadMeter arms={armsOf(account.service)} size={14} />
      </div>
      <div className="case-art">
        {!isLowData && <Picture source={pictureSource(picture)} sizes="160px" eager />}
      </div>
    </div>
  );
}
