import { render, waitFor } from '@testing-library/react';
import { usePageTitle } from './use-page-title';

function Page({ heading }: { heading?: string }) {
  usePageTitle();
  return <main>{heading && <h1>{heading}</h1>}</main>;
}

describe('the title of the tab', () => {
  const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

  it('is the heading of the page, as soon as it is there and whenever it changes', async () => {
    const { rerender } = render(<Page />);
    await titled('Manette');
    rerender(<Page heading="Accounts" />);
    await titled('Accounts · Manette');
    rerender(<Page heading="الحسابات" />);
    await titled('الحسابات · Manette');
    rerender(<Page />);
    await titled('Manette');
  });
});
