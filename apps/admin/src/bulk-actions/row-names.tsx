import './translations';
import { useTranslation } from '@manette/web-i18n';

const SHOWN = 5;

/** What the selected rows are called: the first of them, and how many more. */
export function RowNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('selecting');
  return (
    <ul className="mb-3 grid gap-0.5">
      {names.slice(0, SHOWN).map((name, at) => (
        <li key={`${at} ${name}`} className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </li>
      ))}
      {names.length > SHOWN && (
        <li className="text-muted">{t('andMore', { count: names.length - SHOWN })}</li>
      )}
    </ul>
  );
}
