import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import { aClient, anAdmin } from '@manette/web-testing';
import { languageOf } from './reply-language';

const by = (sender: MessageView['sender'], content: string, type: MessageView['type'] = 'text') =>
  ({ sender, content, type }) as MessageView;
const client = (content: string, type?: MessageView['type']) => by(aClient(), content, type);

describe('the language of canned replies', () => {
  it.each<[string, MessageView[], string]>([
    ['of the last words of the client', [client('Hello'), client('مرحبا')], 'arabic'],
    ['whatever the administrator wrote after them', [client('Hello'), by(anAdmin(), 'مرحبا')], 'english'],
    ['of the words before a file', [client('Hello'), client(FILE_ATTACHMENT, 'file')], 'english'],
    ['of the words with a file', [client('Hello'), client('هذا هو الوصل', 'image')], 'arabic'],
    ['of the words before a GIF', [client('مرحبا'), client('https://media.tenor.com/hello.gif')], 'arabic'],
    ['of the words before digits', [client('Hello'), client('1234 !')], 'english'],
  ])('is that %s', (_, messages, language) => {
    const other = language === 'arabic' ? 'english' : 'arabic';
    expect(languageOf(messages, other)).toBe(language);
  });

  it.each<[string, MessageView[]]>([
    ['before the first message', []],
    ['when the client sent files alone', [client(FILE_ATTACHMENT, 'file')]],
    ['when only the product wrote', [by(null, 'Ticket created', 'system')]],
  ])('is that of the administrator %s', (_, messages) => {
    expect(languageOf(messages, 'arabic')).toBe('arabic');
  });
});
