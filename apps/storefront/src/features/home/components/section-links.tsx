import { Gift, LifeBuoy, MessagesSquare, Shield, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Badge } from '@manette/web-ui';

interface SectionLinkProps {
  to: string;
  Icon: LucideIcon;
  name: string;
  text: string;
  badge?: ReactNode;
}

/** A card with one link, which is named only by its title and covers the whole card. */
function SectionLink({ to, Icon, name, text, badge }: SectionLinkProps) {
  const id = useId();
  return (
    <div className="door">
      <Icon aria-hidden />
      <b className="flex flex-wrap items-center gap-2">
        <Link to={to} aria-describedby={id}>
          {name}
        </Link>
        {badge}
      </b>
      <span id={id}>{text}</span>
    </div>
  );
}

/** The cards that link to chat, support, gift cards and, only for administrators, the back office [SHELL-035..037]. */
export function SectionLinks({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('home');
  return (
    <div className="doors">
      <SectionLink
        to="/public-chat"
        Icon={MessagesSquare}
        name={t('publicChat')}
        text={t('publicChatText')}
      />
      <SectionLink to="/support" Icon={LifeBuoy} name={t('support')} text={t('supportText')} />
      <SectionLink to="/giftcards" Icon={Gift} name={t('giftCards')} text={t('giftCardsText')} />
      {isAdmin && (
        <SectionLink
          to="/admin"
          Icon={Shield}
          name={t('adminPanel')}
          text={t('adminPanelText')}
          badge={<Badge tone="completed">{t('admin')}</Badge>}
        />
      )}
    </div>
  );
}
