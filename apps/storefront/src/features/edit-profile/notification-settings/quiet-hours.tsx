import { useState } from 'react';
import { QUIET_HOURS_EMPTY, type PreferencesView } from '@manette/contracts/notifications';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Switch, TextField } from '@manette/web-ui';
import { useSaveSettings } from './use-save-settings';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours in which no push is sent, in the time zone of this browser [POC-114]. */
export function QuietHours({ quietHours }: { quietHours: PreferencesView['quietHours'] }) {
  const { t } = useTranslation('notificationSettings');
  const save = useSaveSettings();
  const [hours, setHours] = useState(quietHours);
  const isEmpty = hours.from === hours.to;
  const change = (end: 'from' | 'to', time: string) => {
    const now = { ...hours, [end]: time };
    setHours(now);
    // The field's value is empty while the user types a time.
    if (!time || now.from === now.to) return;
    void save({ quietHours: { from: now.from, to: now.to }, timeZone: ownZone() });
  };
  return (
    <div className="grid gap-2">
      <Switch
        label={t('quietHours')}
        hint={t('quietHoursHint')}
        checked={quietHours.enabled}
        onChange={({ target }) => void save({ quietHours: { enabled: target.checked }, timeZone: ownZone() })}
      />
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(end)}
            value={hours[end]}
            error={isEmpty && end === 'to' ? translateMessage(QUIET_HOURS_EMPTY) : undefined}
            onChange={({ target }) => change(end, target.value)}
          />
        ))}
      </div>
    </div>
  );
}
