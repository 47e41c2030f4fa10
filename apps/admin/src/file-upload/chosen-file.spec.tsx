import { initI18n, setLanguage } from '@manette/web-i18n';
import { render, screen } from '@testing-library/react';
import { ChosenFile } from './chosen-file';

it('says the name before the size, in the direction of the page', async () => {
  await initI18n();
  await setLanguage('ar');
  document.documentElement.lang = 'ar';
  render(<ChosenFile file={new File(['x'.repeat(504)], 'a.csv')} />);
  const line = screen.getByText('\u2068a.csv\u2069، 504 بايت');
  // A bdi takes the direction of its first letter, the Latin one of the name, although that is isolated.
  expect(line.closest('bdi, [dir=auto]')).toBeNull();
});
