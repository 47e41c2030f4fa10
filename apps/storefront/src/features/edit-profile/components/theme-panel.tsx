import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Panel, Switch } from '@manette/web-ui';

const root = document.documentElement;
const isLight = () =>
  root.dataset['theme']
    ? root.dataset['theme'] === 'light'
    : matchMedia('(prefers-color-scheme: light)').matches;

/** Light or dark theme; follows the device until the user chooses, then the choice is stored in this browser. */
export function ThemePanel() {
  const { t } = useTranslation('profile');
  const [light, setLight] = useState(isLight);
  const change = (on: boolean) => {
    const theme = on ? 'light' : 'dark';
    localStorage.setItem('theme', theme);
    root.dataset['theme'] = theme;
    setLight(on);
  };
  return (
    <Panel>
      <Switch
        label={t('lightTheme')}
        hint={t('lightThemeHint')}
        checked={light}
        onChange={({ target }) => change(target.checked)}
      />
    </Panel>
  );
}
