import { render } from '@testing-library/react';
import { MessageText } from './message-text';

const shown = (text: unknown, limit?: number) =>
  render(<MessageText text={text} limit={limit} />).container.innerHTML;

describe('text of a message', () => {
  it('[CHAT-027] shows nothing for values that are not strings', () => {
    expect([undefined, null, 5, {}].map((text) => shown(text))).toEqual(['', '', '', '']);
  });

  it('[CHAT-028] truncates the text at its limit and adds dots', () => {
    expect(shown('abcdef', 3)).toBe('abc...');
    expect(shown('abc', 3)).toBe('abc');
  });

  it('[CHAT-025] shows 1000 characters by default', () => {
    expect(shown('x'.repeat(1000))).toBe('x'.repeat(1000));
    expect(shown('x'.repeat(1001))).toBe(`${'x'.repeat(1000)}...`);
  });

  it('[CHAT-029, CHAT-033, CHAT-034] shows tags and their attributes as plain text', () => {
    const markup = shown('<img src=x onerror=alert(1)><script>1</script>');
    expect(markup).toBe('&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;1&lt;/script&gt;');
  });

  it('[CHAT-030] turns ** into bold and * into italic', () => {
    expect(shown('a **b c** d *e*')).toBe('a <strong>b c</strong> d <em>e</em>');
    expect(shown('2 * 3 and **')).toBe('2 * 3 and **');
  });

  it('[CHAT-031] shows links as text', () => {
    expect(shown('https://example.test')).toBe('https://example.test');
  });

  it('[CHAT-032] keeps line breaks', () => {
    expect(shown('a\nb')).toBe('a\nb');
  });
});
