import type { MessageView } from '@manette/contracts/conversation';
import { mergeMessages } from './merge-messages';

const message = (_id: string) => ({ _id, content: _id, position: Number(_id) }) as MessageView;
const ids = (messages: MessageView[]) => messages.map(({ _id }) => _id);

describe('mergeMessages', () => {
  it('[ORD-065] appends new messages', () => {
    expect(ids(mergeMessages([message('1'), message('2')], [message('3')]))).toEqual(['1', '2', '3']);
  });

  it('contains each message once, however often it arrives', () => {
    expect(ids(mergeMessages([message('1'), message('2')], [message('2'), message('2')]))).toEqual([
      '1',
      '2',
    ]);
  });

  it('orders older and late messages by position', () => {
    expect(ids(mergeMessages([message('3'), message('4')], [message('1'), message('2')]))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});
