import type { SupportMessageView } from '@manette/contracts/orders';
import { mergeMessages } from './merge-messages';

const message = (_id: string) => ({ _id, content: _id, position: Number(_id) }) as SupportMessageView;
const ids = (messages: SupportMessageView[]) => messages.map(({ _id }) => _id);

describe('stretches of a conversation', () => {
  it('[ORD-065] appends what arrives', () => {
    expect(ids(mergeMessages([message('1'), message('2')], [message('3')]))).toEqual(['1', '2', '3']);
  });

  it('holds a message once, however often it arrives', () => {
    expect(ids(mergeMessages([message('1'), message('2')], [message('2'), message('2')]))).toEqual([
      '1',
      '2',
    ]);
  });

  it('keeps the order of writing for older and late messages', () => {
    expect(ids(mergeMessages([message('3'), message('4')], [message('1'), message('2')]))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});
