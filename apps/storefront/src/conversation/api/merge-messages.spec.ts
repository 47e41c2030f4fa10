import type { MessageView } from '@manette/contracts/conversation';
import { mergeMessages } from './merge-messages';

const message = (_id: string) => ({ _id, content: _id, position: Number(_id) }) as MessageView;
const ids = (messages: MessageView[]) => messages.map(({ _id }) => _id);

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
