import { animatedMediaOf } from './animated-media.js';

it.each([
  ['https://media.example/a.gif', 'gif'],
  ['https://media.example/a.GIF', 'gif'],
  ['https://media.example/a?id=1#.gif', 'gif'],
  ['http://127.0.0.1:4999/a.gif', 'gif'],
  ['https://media.example/a.mp4', 'video'],
  ['https://media.example/a.webm', 'video'],
  ['https://media.example/a.png', undefined],
  ['look at https://media.example/a.gif', undefined],
  ['https://media.example/a b.gif', undefined],
  ['javascript:alert(1)//.gif', undefined],
  ['party.gif', undefined],
  ['', undefined],
])('[CHAT-012] of %j is %s', (content, shown) => expect(animatedMediaOf(content)).toBe(shown));
