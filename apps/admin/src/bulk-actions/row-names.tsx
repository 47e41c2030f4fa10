import './translations';
import { useTranslation } from '@manette/web-i18n';

const SHOWN = 5;

/** The names of the first selected rows, and the number of the others. */
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
