import { KINDS, type NotificationKind, type PreferencesView } from '@manette/contracts/notifications';
import { useTranslation } from '@manette/web-i18n';
import { Switch } from '@manette/web-ui';
import { useSaveSettings } from './use-save-settings';

/** The switches for each kind of notification, by push and by mail [POC-114]. */
export function KindSwitches({ kinds }: { kinds: PreferencesView['kinds'] }) {
  const { t } = useTranslation('notificationSettings');
  const save = useSaveSettings();
  const turn = (kind: NotificationKind, by: 'push' | 'mail', on: boolean) =>
    void save({ kinds: { [kind]: { [by]: on } } });
  return (
    <ul className="grid">
      {KINDS.map((kind) => {
        const switches = kinds[kind];
        if (!switches) return null;
        const name = t(`kinds.${kind}`);
        return (
          <li key={kind} className="grid border-b border-line py-1 sm:grid-cols-2 sm:gap-x-6">
            <Switch
              label={t('push', { name })}
              checked={switches.push}
              onChange={({ target }) => turn(kind, 'push', target.checked)}
            />
            {switches.mail !== null && (
              <Switch
                label={t('mail', { name })}
                checked={switches.mail}
                onChange={({ target }) => turn(kind, 'mail', target.checked)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
