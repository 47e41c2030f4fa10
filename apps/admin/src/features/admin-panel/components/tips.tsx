import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Panel } from '@manette/web-ui';

const TIPS = ['answer', 'stock', 'zero', 'upload', 'deactivate'] as const;

/** Tips for administrators [SHELL-039]. */
export function Tips() {
  const { t } = useTranslation('adminPanel');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-4">
        {t('tips')}
      </h2>
      <ul className="grid gap-x-10 gap-y-3 text-2 lg:grid-cols-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex items-start gap-3">
            <Lightbulb aria-hidden className="text-muted" />
            <span className="max-w-[68ch] min-w-0">{t(`tip.${tip}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
