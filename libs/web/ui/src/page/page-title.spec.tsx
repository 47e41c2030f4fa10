import { render, screen } from '@testing-library/react';
import { ChatFrame } from '../chat/chat-frame';
import { PageFrame } from './page-frame';

describe('the title of the tab', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Manette</title>';
  });

  it('is the heading of the page before the shop’s name, and changes with the heading', () => {
    const { rerender, unmount } = render(<PageFrame>Loading</PageFrame>);
    expect(document.title).toBe('Manette');
    rerender(<PageFrame title="Accounts">…</PageFrame>);
    expect(document.title).toBe('Accounts · Manette');
    rerender(<PageFrame title="الحسابات">…</PageFrame>);
    expect(document.title).toBe('الحسابات · Manette');
    unmount();
    expect(document.title).toBe('Manette');
  });

  it('is the subject of a conversation', () => {
    render(<ChatFrame title="Order Request: Sirocco-05">…</ChatFrame>);
    expect(screen.getByRole('heading')).toHaveAttribute('dir', 'auto');
    expect(document.title).toBe('Order Request: Sirocco-05 · Manette');
  });

  it('is the title of the next page as soon as that page replaces the former', () => {
    const { rerender } = render(<PageFrame title="Accounts">…</PageFrame>);
    rerender(<ChatFrame title="Public Chat">…</ChatFrame>);
    expect(document.title).toBe('Public Chat · Manette');
  });
});
