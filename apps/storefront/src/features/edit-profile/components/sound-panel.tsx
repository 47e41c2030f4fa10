import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { areNotificationsMuted, setNotificationsMuted } from '@manette/web-session';
import { Panel, Switch } from '@manette/web-ui';

/** Turns the notification sound on or off [ID-043]; stored in this browser. */
export function SoundPanel() {
  const { t } = useTranslation('profile');
  const [muted, setMuted] = useState(areNotificationsMuted);
  const change = (on: boolean) => {
    setNotificationsMuted(!on);
    setMuted(!on);
  };
  return (
    <Panel>
      <Switch
        label={t('sound')}
        hint={t('soundHint')}
        checked={!muted}
        onChange={({ target }) => change(target.checked)}
      />
    </Panel>
  );
}
