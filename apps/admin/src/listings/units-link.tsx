import '../components/translations';
import { Boxes } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';

/** The link 'Units of {name}' in a row, to the items and slots of its listing [LIF-071]. */
export function UnitsLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation('backOffice');
  return (
    <Link
      to={to}
      aria-label={t('unitsOf', { name })}
      className="mouse-compact inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2.5 text-muted hover:bg-fill hover:text-text lg:min-w-9 lg:px-2"
    >
      <Boxes aria-hidden className="size-4" />
    </Link>
  );
}
